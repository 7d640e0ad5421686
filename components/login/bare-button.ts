/** A button without looks of its own, which the sign-in's small controls give it. */
export const bareButton = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
} as const;
