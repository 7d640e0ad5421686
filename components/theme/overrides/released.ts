/** While it fades out, a dialog or drawer holds neither keys nor focus: a quick person is at what lies beneath already. */
export const released = { closeAfterTransition: false } as const;
