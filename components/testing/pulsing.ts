/** Elements that are animated, or would be for whoever has not asked for less motion. */
export const pulsing = (): Element[] =>
  [...document.querySelectorAll('body *')].filter((part) => getComputedStyle(part).animationName !== 'none');
