/** What stands in a text where a build forgot a value: judged when a page is built, and on a page that stands. */
export const MISSING_VALUE = /undefined|\bNaN\b|\[object Object\]|\{\{/;
