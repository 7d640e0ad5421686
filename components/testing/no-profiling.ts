// React's development build tells the browser's profiler of every element it makes and every component it draws, and nobody
// listens here. It looks for these two when it is loaded, so this comes before.
Object.assign(console, { createTask: undefined, timeStamp: undefined });
