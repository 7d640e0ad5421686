import { createTheme } from '@mui/material/styles';
import { sizeVar } from './css-vars';
import { components } from './overrides/components';
import { paletteOf } from './palette';
import { fontStack, MOBILE_BREAKPOINT, motion, PHONE_BREAKPOINT, radius, WIDE_BREAKPOINT } from './tokens';

const text = (fontSize: string | number, fontWeight = 400, lineHeight: string | number = 1.57) => ({
  fontSize,
  fontWeight,
  lineHeight,
  letterSpacing: 0,
});

/** The console's MUI theme. Size, seed and scheme are CSS variables on the root element and never make a new theme; texts come from the messages. */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'st', colorSchemeSelector: 'data-color-scheme', nativeColor: true },
  colorSchemes: { light: { palette: paletteOf('light') }, dark: { palette: paletteOf('dark') } },
  shape: { borderRadius: radius.control },
  breakpoints: { values: { xs: 0, sm: PHONE_BREAKPOINT, md: MOBILE_BREAKPOINT, lg: WIDE_BREAKPOINT, xl: 1600 } },
  spacing: 8,
  transitions: {
    duration: {
      shortest: motion.shortMs,
      shorter: motion.shortMs,
      short: motion.shortMs,
      standard: motion.longMs,
      complex: motion.longMs,
      enteringScreen: motion.longMs,
      leavingScreen: motion.shortMs,
    },
    easing: { easeOut: motion.easing, easeInOut: motion.easing },
  },
  typography: {
    fontFamily: fontStack,
    fontSize: 14,
    htmlFontSize: 16,
    fontWeightMedium: 500,
    fontWeightBold: 600,
    body1: text(sizeVar.font),
    body2: text(sizeVar.small),
    caption: text(sizeVar.small),
    subtitle1: text(sizeVar.font, 500),
    subtitle2: text(sizeVar.font, 600),
    h1: text(22, 600, 1.35),
    h2: text(15, 600),
    h3: text(15, 600),
    h4: text(26, 600, 1.35),
    h5: text(20, 600, 1.35),
    h6: text(15, 600),
    button: { ...text(sizeVar.font, 500, 1.4), textTransform: 'none' as const },
    overline: { ...text(sizeVar.small, 500), textTransform: 'none' as const },
  },
  components,
});
