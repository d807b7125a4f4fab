/** How long a list of people counts as fresh, in ms: coming Back within it shows the same people in the same places. */
export const LISTING_FRESH = 5 * 60_000;
