/** The page's own colour in each scheme, apart from the other tokens: the browser's bars take it too. */
export const PAPER = { light: '#fffaf3', dark: '#1b1315' } as const;
