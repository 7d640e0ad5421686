/** As React hands it out, or as the browser does. */
type Pressed = Pick<KeyboardEvent, 'isComposing' | 'keyCode'> | { readonly nativeEvent: Pick<KeyboardEvent, 'isComposing' | 'keyCode'> };

/** What Safari gives the key that ends a composition, after it has said that the composition is over. */
const OF_INPUT_METHOD = 229;

/** Whether a key belongs to the input method: while a Chinese word is composed, Enter picks the word. */
export function composing(pressed: Pressed): boolean {
  const event = 'nativeEvent' in pressed ? pressed.nativeEvent : pressed;
  return event.isComposing || event.keyCode === OF_INPUT_METHOD;
}
