import { box, shadow, times } from './frame';
import type { Palette } from './palettes';

type Draw = (palette: Palette) => string;

const headphones: Draw = ({ accent, dark }) => `${shadow(400, 660, 230)}
<path d="M208 470 C190 190 610 190 592 470" fill="none" stroke="url(#side)" stroke-width="44" stroke-linecap="round"/>
<path d="M232 440 C226 232 574 232 568 440" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="8" stroke-linecap="round"/>
${box(168, 410, 96, 220, 46, 'url(#body)')}${box(536, 410, 96, 220, 46, 'url(#body)')}
${box(246, 428, 46, 184, 23, dark)}${box(508, 428, 46, 184, 23, dark)}
<circle cx="206" cy="520" r="20" fill="none" stroke="${accent}" stroke-width="6"/><circle cx="594" cy="520" r="20" fill="none" stroke="${accent}" stroke-width="6"/>`;

const keyboard: Draw = ({ accent, light, dark }) => `${shadow(400, 570, 330, 34)}
<path d="M130 330 L670 330 L724 545 Q726 560 708 560 L92 560 Q74 560 76 545 Z" fill="url(#body)"/>
${times(4, (row) =>
  times(13, (key) => {
    const y = 348 + row * 50;
    const spread = 1 + row * 0.055;
    const x = 400 + (key - 6) * 40 * spread - 17;
    const colour = (row === 0 && key === 0) || (row === 2 && key === 12) ? accent : light;
    return `${box(x, y + 5, 34 * spread, 38, 7, dark)}${box(x, y, 34 * spread, 37, 7, colour, 'opacity=".92"')}`;
  }),
)}`;

const monitor: Draw = ({ accent, dark }) => `${shadow(400, 668, 190, 22)}
${box(372, 520, 56, 120, 8, 'url(#metal)')}${box(280, 632, 240, 26, 13, 'url(#metal)')}
${box(120, 180, 560, 360, 20, dark)}${box(136, 196, 528, 312, 8, 'url(#glow)')}
<path d="M136 420 C250 330 330 470 430 390 S600 300 664 350 L664 508 L136 508 Z" fill="#fff" opacity=".22"/>
<path d="M136 460 C270 390 380 500 480 440 S620 400 664 420 L664 508 L136 508 Z" fill="#fff" opacity=".26"/>
<path d="M136 196 L410 196 L240 508 L136 508 Z" fill="#fff" opacity=".09"/><circle cx="400" cy="524" r="6" fill="${accent}"/>`;

const laptop: Draw = ({ dark }) => `${shadow(400, 610, 330, 26)}
${box(190, 230, 420, 300, 18, dark)}${box(204, 244, 392, 266, 8, 'url(#glow)')}
<path d="M204 244 L420 244 L290 510 L204 510 Z" fill="#fff" opacity=".1"/>
<path d="M190 528 L610 528 L700 590 Q700 602 686 602 L114 602 Q100 602 100 590 Z" fill="url(#metal)"/>${box(340, 534, 120, 10, 5, '#98a1ad')}`;

const phone: Draw = ({ accent, dark }) => `${shadow(410, 690, 130, 20)}
<g transform="rotate(8 400 420)">${box(286, 140, 240, 520, 42, dark)}${box(298, 152, 216, 496, 32, 'url(#glow)')}
${box(366, 164, 80, 20, 10, dark)}<circle cx="406" cy="360" r="62" fill="#fff" opacity=".25"/><circle cx="406" cy="360" r="34" fill="#fff" opacity=".5"/>
${times(4, (index) => box(322 + index * 46, 570, 36, 36, 10, index === 0 ? accent : '#ffffff', 'opacity=".75"'))}</g>`;

const watch: Draw = ({ dark, accent }) => `${shadow(400, 690, 130, 18)}
${box(330, 110, 140, 200, 36, 'url(#side)')}${box(330, 470, 140, 200, 36, 'url(#side)')}
${box(268, 250, 264, 284, 74, 'url(#metal)')}${box(284, 266, 232, 252, 62, dark)}
<circle cx="400" cy="392" r="86" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="16"/>
<path d="M400 306 A86 86 0 1 1 318 418" fill="none" stroke="${accent}" stroke-width="16" stroke-linecap="round"/>
<path d="M400 392 L400 336 M400 392 L438 408" stroke="#fff" stroke-width="9" stroke-linecap="round"/>${box(532, 356, 16, 56, 8, '#9aa3af')}`;

const speaker: Draw = ({ accent, dark }) => `${shadow(400, 690, 170)}
${box(250, 140, 300, 540, 54, 'url(#side)')}
${[
  [400, 300, 92],
  [400, 520, 116],
]
  .map(
    ([x, y, r]) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="${dark}"/><circle cx="${x}" cy="${y}" r="${(r ?? 0) * 0.72}" fill="url(#body)"/><circle cx="${x}" cy="${y}" r="${(r ?? 0) * 0.3}" fill="${dark}"/>`,
  )
  .join('')}
<circle cx="400" cy="182" r="9" fill="${accent}"/>`;

const camera: Draw = ({ accent, dark, middle }) => `${shadow(400, 600, 260, 26)}
${box(318, 232, 164, 90, 22, 'url(#body)')}${box(150, 280, 500, 310, 42, 'url(#body)')}
<circle cx="410" cy="440" r="138" fill="${dark}"/><circle cx="410" cy="440" r="114" fill="url(#side)"/><circle cx="410" cy="440" r="86" fill="#0b1220"/>
<circle cx="410" cy="440" r="60" fill="${middle}"/><circle cx="384" cy="410" r="24" fill="#fff" opacity=".55"/>${box(190, 312, 66, 30, 12, accent)}<circle cx="594" cy="326" r="15" fill="#fff" opacity=".6"/>`;

const mouse: Draw = ({ accent, dark }) => `${shadow(400, 640, 170)}
<path d="M400 210 C510 210 548 320 548 430 C548 560 490 640 400 640 C310 640 252 560 252 430 C252 320 290 210 400 210 Z" fill="url(#body)"/>
<path d="M400 210 L400 392" stroke="${dark}" stroke-width="5"/>${box(386, 272, 28, 76, 14, accent)}<path d="M256 412 C330 384 470 384 544 412" fill="none" stroke="${dark}" stroke-width="5"/>`;

const robot: Draw = ({ accent, dark }) => `${shadow(400, 560, 290, 40)}
<ellipse cx="400" cy="470" rx="280" ry="104" fill="${dark}"/><ellipse cx="400" cy="436" rx="280" ry="104" fill="url(#body)"/>
<ellipse cx="400" cy="428" rx="220" ry="78" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="6"/><ellipse cx="400" cy="404" rx="74" ry="28" fill="${dark}"/><ellipse cx="400" cy="394" rx="74" ry="28" fill="url(#side)"/><circle cx="560" cy="440" r="11" fill="${accent}"/>`;

const dock: Draw = ({ accent, dark }) => `${shadow(420, 560, 260, 24)}
<path d="M160 470 C60 470 60 300 150 300" fill="none" stroke="${dark}" stroke-width="18" stroke-linecap="round"/>${box(134, 276, 76, 46, 10, 'url(#metal)')}
${box(160, 400, 520, 150, 34, 'url(#metal)')}${times(4, (index) => box(214 + index * 112, 452, 78, 46, index === 3 ? 23 : 8, dark))}
${box(214, 424, 40, 8, 4, accent)}`;

const drone: Draw = ({ accent, dark, light }) => `${shadow(400, 640, 220, 26)}
<path d="M220 300 L580 500 M580 300 L220 500" stroke="url(#side)" stroke-width="30" stroke-linecap="round"/>
${[
  [210, 294],
  [590, 294],
  [210, 506],
  [590, 506],
]
  .map(
    ([x, y]) =>
      `<ellipse cx="${x}" cy="${y}" rx="118" ry="26" fill="${light}" opacity=".4"/><circle cx="${x}" cy="${y}" r="17" fill="${dark}"/>`,
  )
  .join('')}
${box(310, 330, 180, 150, 56, 'url(#body)')}<circle cx="400" cy="430" r="34" fill="${dark}"/><circle cx="400" cy="430" r="16" fill="${accent}"/>`;

/** Things with a plug, each drawn from nothing but shapes. */
export const devices: Readonly<Record<string, Draw>> = {
  headphones,
  keyboard,
  monitor,
  laptop,
  phone,
  watch,
  speaker,
  camera,
  mouse,
  robot,
  dock,
  drone,
};
