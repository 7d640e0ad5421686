/** Gives a field another text by one event, as a key does. What React does within the event is done when this returns, whatever it puts off is not. */
export function pressKey(field: Element, text: string): void {
  if (!(field instanceof HTMLInputElement)) throw new TypeError('Only an input takes a key.');
  field.focus();
  field.select();
  document.execCommand('insertText', false, text);
}
