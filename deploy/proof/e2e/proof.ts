/**
 * Whether whole matrices run (`npm run proof:long`); the daily proof keeps one of each kind. What that leaves out stands
 * where it is left out, and in the README beside this file.
 */
export const isLong = process.env['PROOF'] === 'long';
