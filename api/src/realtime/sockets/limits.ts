/** Largest frame that a page may send, in bytes; a larger one closes the socket with 1009. */
export const LARGEST_FRAME = 64 * 1024;

/** What a socket may have waiting to be sent, in bytes; a page that reads slower is dropped and comes back. */
export const LARGEST_BACKLOG = 1024 * 1024;

/** Sockets that a member may have open at one node: tabs and devices. */
export const MOST_SOCKETS = 20;

/** Tries to open a socket that a member has in a minute, together at all nodes. */
export const MOST_OPENED = { most: 60, windowMs: 60_000 } as const;

/** What all sockets of a member may do at one node within a window. */
export const WINDOW_MS = 10_000;
export const MOST_JOINS = 60;
export const MOST_MESSAGES = 100;
/** Frames of any kind, refused ones among them; beyond that the socket that sends them is closed. */
export const MOST_FRAMES = 400;

/** A socket that is silent for so long is pinged, and then dropped, in ms. */
export const PING_AFTER_MS = 30_000;
export const GIVE_UP_AFTER_MS = 60_000;

/** How often expired tokens and silent sockets are looked for, in ms. */
export const LOOK_EVERY_MS = 1000;

/** Over how many looks pages are spread that all have to fetch again. */
export const DOUBT_LOOKS = 8;

/**
 * How often to check whether an announcement may have been missed, in ms: twice this, and the lookup that follows, stay
 * within the 5 s in which sockets of an ended session close.
 */
export const CHECK_EVERY_MS = 2000;

/** After so many checks without a doubt the sessions of all sockets are looked up all the same: twice a minute. */
export const CHECKS_PER_LOOK = 15;

/** How long a page may take to agree to the end of its socket, in ms. */
export const FAREWELL_MS = 1000;
