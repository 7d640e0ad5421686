import { styled } from '@mui/material/styles';

/** What narrows the rows of a panel, above them. */
export const PanelBar = styled('div')({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  padding: '10px 16px',
});
