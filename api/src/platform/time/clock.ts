/** The time of day as the code reads it, replaceable in tests. */
export type Clock = () => Date;
