import '@mui/material/styles';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface PaletteColor {
    soft: string;
    accent: string;
    fill: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
    accent?: string;
    fill?: string;
  }
  interface TypeText {
    tertiary: string;
  }
  interface Hairlines {
    normal: string;
    soft: string;
    control: string;
  }
  interface SidebarColours {
    ground: string;
    text: string;
    active: string;
    accent: string;
    soft: string;
  }
  interface FloatingColours {
    tooltip: string;
    onTooltip: string;
    backdrop: string;
    shadow: string;
    dialog: string;
  }
  interface Palette {
    neutral: PaletteColor;
    hairline: Hairlines;
    sidebar: SidebarColours;
    floating: FloatingColours;
  }
  interface PaletteOptions {
    neutral?: SimplePaletteColorOptions;
    hairline?: Hairlines;
    sidebar?: SidebarColours;
    floating?: FloatingColours;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    neutral: true;
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    neutral: true;
  }
}
declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    neutral: true;
  }
}
