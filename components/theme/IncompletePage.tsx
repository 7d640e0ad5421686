/**
 * Says that a page was drawn but cannot answer, because a script of it was lost on the way: nothing else of the page can say so,
 * as it never comes alive. `ThemeScript` notices, the style of the page shows it.
 */
export const IncompletePage = ({ text, again }: { text: string; again: string }) => (
  <div id="incomplete" role="alert">
    {text}{' '}
    {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the page itself, whatever it is; a button would need a script. */}
    <a href="">{again}</a>
  </div>
);
