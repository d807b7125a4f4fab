/** How many frames of a stack this browser keeps; undefined where that is unknown. */
export const stackTraceLimit = Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit');

// Chromium takes the stack of every new Error, and for its line numbers reads every function on it once more. react-dom
// makes five Errors while it is evaluated, and on the stack is then the whole bundle: most of the shell's first task on
// a slow phone. Without a limit no stack is taken; errors-with-stacks.ts brings it back (decision 060).
Reflect.deleteProperty(Error, 'stackTraceLimit');
