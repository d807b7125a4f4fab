/** How a missing value shows in a text. The build looks for it in first screens, the shell in the open page. */
export const MISSING_VALUE = /undefined|\bNaN\b|\[object Object\]|\{\{/;
