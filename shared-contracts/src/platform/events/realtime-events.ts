import * as z from 'shared-contracts/schema';
import { pushSchemas } from '../realtime.ts';
import { defineEvent } from './event.ts';

// Apart from the other events: a page loads these with the socket and not before.

/** A message of a thread arrived, one's own from another device among them; emitted by the shell as pushed. */
export const messageArrived = defineEvent('message-arrived', 1, pushSchemas.message);

/** A conversation was read up to a sequence; emitted by the shell as pushed. */
export const conversationRead = defineEvent('conversation-read', 1, pushSchemas.read);

/** The other person types to the member; emitted by the shell as pushed. */
export const typing = defineEvent('typing', 1, pushSchemas.typing);

/** Lists may look different now; emitted by the shell as pushed. */
export const listsChanged = defineEvent('lists-changed', 1, pushSchemas.changed);

/** Call logs were given to this caller; emitted by the shell as pushed. */
export const callsAssigned = defineEvent('calls-assigned', 1, pushSchemas.assigned);

/**
 * The line to the server stands, for the first time on this page or again: what was pushed before was missed, so that
 * what is on screen may be old. Emitted by the shell.
 */
export const reconnected = defineEvent('line-restored', 1, z.object({}));
