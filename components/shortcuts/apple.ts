/** Whether the keyboard has a Cmd key. Asked in the browser after hydration only, since the server cannot know. */
export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);
