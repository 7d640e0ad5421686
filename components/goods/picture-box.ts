import { styled } from '@mui/material/styles';

/** The room a small picture takes before it has come. */
export const PictureBox = styled('span')({ display: 'block', width: 32, height: 32, borderRadius: 6, overflow: 'hidden' });
