import { box, shadow, times } from './frame';
import type { Palette } from './palettes';

type Draw = (palette: Palette) => string;

const chair: Draw = ({ dark, accent }) => `${shadow(400, 716, 200)}
<path d="M400 560 L400 650 M400 650 L270 700 M400 650 L530 700 M400 650 L330 706 M400 650 L470 706" stroke="url(#metal)" stroke-width="20" stroke-linecap="round"/>
${[270, 330, 470, 530].map((x) => `<circle cx="${x}" cy="706" r="15" fill="${dark}"/>`).join('')}
${box(278, 120, 244, 340, 60, 'url(#body)')}${box(250, 470, 300, 96, 44, 'url(#body)')}
${box(320, 80, 160, 74, 34, 'url(#side)')}<path d="M226 420 L226 500 M574 420 L574 500" stroke="${dark}" stroke-width="24" stroke-linecap="round"/>${box(190, 398, 84, 26, 13, dark)}${box(526, 398, 84, 26, 13, dark)}
${box(372, 240, 56, 8, 4, accent)}`;

const lamp: Draw = ({
  accent,
  middle,
}) => `${shadow(400, 690, 150)}${box(300, 664, 200, 26, 13, 'url(#metal)')}${box(390, 330, 20, 340, 10, 'url(#metal)')}
<path d="M180 560 L620 560 L470 300 L330 300 Z" fill="${accent}" opacity=".16"/><path d="M320 130 L480 130 L560 340 L240 340 Z" fill="url(#body)"/><ellipse cx="400" cy="340" rx="160" ry="22" fill="#fff6d6"/><circle cx="400" cy="118" r="14" fill="${middle}"/>`;

const cup: Draw = ({ accent, dark }) => `${shadow(400, 690, 170)}
<path d="M270 200 L530 200 L500 650 Q498 680 468 680 L332 680 Q302 680 300 650 Z" fill="url(#side)"/>
${box(256, 164, 288, 56, 20, dark)}<path d="M286 380 L514 380 L506 500 L294 500 Z" fill="${accent}" opacity=".85"/><circle cx="400" cy="440" r="34" fill="#fff" opacity=".85"/>`;

const bag: Draw = ({ accent, dark }) => `${shadow(400, 690, 220)}
<path d="M310 300 C310 150 490 150 490 300" fill="none" stroke="${dark}" stroke-width="26" stroke-linecap="round"/>
<path d="M210 280 L590 280 Q612 280 616 302 L652 640 Q656 682 614 682 L186 682 Q144 682 148 640 L184 302 Q188 280 210 280 Z" fill="url(#body)"/>
<path d="M172 430 L628 430" stroke="${dark}" stroke-width="6" stroke-dasharray="16 10"/>${box(352, 400, 96, 66, 14, 'url(#metal)')}<circle cx="400" cy="433" r="14" fill="${accent}"/>`;

const card: Draw = ({ accent }) => `${shadow(400, 600, 270, 30)}
<g transform="rotate(-9 400 400)">${box(150, 250, 500, 310, 30, 'url(#body)')}<path d="M150 470 C300 380 420 560 650 410 L650 530 Q650 560 620 560 L180 560 Q150 560 150 530 Z" fill="#fff" opacity=".14"/>
${box(196, 330, 84, 62, 12, 'url(#metal)')}${times(4, (group) => box(196 + group * 100, 436, 76, 14, 7, '#ffffff', 'opacity=".75"'))}<circle cx="566" cy="316" r="34" fill="${accent}"/><circle cx="596" cy="316" r="34" fill="#fff" opacity=".55"/></g>`;

const key: Draw = ({
  accent,
}) => `${shadow(400, 600, 250, 26)}<g transform="rotate(-30 400 400)"><circle cx="260" cy="400" r="116" fill="url(#body)"/><circle cx="240" cy="400" r="46" fill="url(#back)"/>
${box(350, 372, 330, 56, 14, 'url(#side)')}${box(560, 420, 40, 60, 8, 'url(#side)')}${box(630, 420, 34, 44, 8, 'url(#side)')}${box(350, 388, 200, 8, 4, accent)}</g>`;

const software: Draw = ({ accent, dark }) => `${shadow(410, 690, 240)}
<path d="M520 190 L640 240 L640 640 L520 690 Z" fill="${dark}"/>${box(190, 190, 336, 500, 10, 'url(#body)')}
${box(236, 244, 244, 170, 14, '#ffffff', 'opacity=".18"')}<path d="M300 296 L256 330 L300 364 M416 296 L460 330 L416 364 M378 284 L340 376" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/>
${times(3, (line) => box(236, 460 + line * 44, 244 - line * 60, 16, 8, line === 0 ? accent : '#ffffff', 'opacity=".7"'))}`;

const form: Draw = ({ accent }) => `${shadow(400, 700, 230)}
<g transform="rotate(3 400 400)">${box(210, 120, 380, 560, 20, '#ffffff')}${box(210, 120, 380, 90, 20, 'url(#glow)')}${box(246, 154, 180, 22, 11, '#ffffff', 'opacity=".9"')}
${times(5, (line) => `${box(250, 252 + line * 78, 26, 26, 7, line < 3 ? accent : '#dfe5ec')}${box(294, 256 + line * 78, 240 - (line % 3) * 50, 18, 9, '#dfe5ec')}`)}</g>`;

const gift: Draw = ({ accent, dark }) => `${shadow(400, 690, 230)}
${box(210, 340, 380, 340, 14, 'url(#body)')}${box(186, 270, 428, 96, 14, 'url(#side)')}${box(366, 270, 68, 410, 0, accent)}
<path d="M400 268 C300 268 270 160 340 150 C390 144 400 220 400 268 C400 220 410 144 460 150 C530 160 500 268 400 268 Z" fill="${accent}" stroke="${dark}" stroke-opacity=".25" stroke-width="5"/>`;

const router: Draw = ({ accent, dark }) => `${shadow(400, 600, 280, 28)}
${[230, 330, 470, 570].map((x, index) => box(x - 10, 190 + (index % 2) * 20, 20, 300, 10, dark, `transform="rotate(${(index - 1.5) * 7} ${x} 490)"`)).join('')}
${box(140, 470, 520, 120, 34, 'url(#body)')}${times(5, (light) => `<circle cx="${300 + light * 50}" cy="532" r="9" fill="${light < 3 ? accent : '#ffffff'}" opacity="${light < 3 ? 1 : 0.35}"/>`)}`;

/** Things without a plug, and those one cannot touch. */
export const otherGoods: Readonly<Record<string, Draw>> = { chair, lamp, cup, bag, card, key, software, form, gift, router };
