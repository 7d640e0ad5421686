/**
 * Says that a page was drawn but cannot answer, because a script of it was lost on the way: nothing else of the page can say so,
 * as it never comes alive. `ThemeScript` notices and hears the button, the style of the page shows it.
 */
export const IncompletePage = ({ text, again }: { text: string; again: string }) => (
  <div id="incomplete" role="alert">
    {text} <button type="button">{again}</button>
  </div>
);
