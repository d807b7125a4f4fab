import { defineTexts } from 'shared-contracts/i18n/i18n';

/** Sentences of the gate. `{candidate}` is the build that is to become live, `{beside}` the live build, `{breaks}` the one of the two that breaks. */
export const gateTexts = defineTexts('gate', {
  'build.entryUnlisted': '{candidate} names {files} and does not list them with a hash.',
  'build.withoutHash': '{candidate} lists {files} without a usable hash.',
  'build.silent':
    '{candidate} does not say what it needs of others, so nothing of that could be checked. Build it with shared-contracts/build.',
  'build.overBudget':
    '{candidate} makes a page load {early} bytes before it shows anything; its team allows {limit}. Load something later, or raise earlyBytes in its package.json.',
  'page.taken':
    '{breaks} declares the page {page} at {path}, and {holder} has that address already. Choose another in remote.json.',
  'page.reserved':
    '{breaks} declares the page {page} at {path}, where the server itself answers or could answer. Let it begin with a word of its own.',
  'page.named':
    '{breaks} counts its page {page} as "{name}", and so does {holder}. Choose another pageView in remote.json.',
  'page.twice':
    '{breaks} declares the pages {page} and {other} with the same address or the same pageView.',
  'page.unrouted': '{breaks} brings the page {page}, which no route table names as its own.',
  'slot.unknown': '{breaks} fills the slot {slot}, which nobody offers.',
  'event.unreadable':
    '{breaks} listens to {event} and cannot read what {emitter} sends: {places}. Send a new version beside the old one until nobody listens to it.',
  'event.otherVersion':
    '{breaks} listens to {event}, but {emitter} sends only {sent}. Both versions have to be sent until nobody listens to the old one.',
  'event.silent': '{breaks} listens to {event}, which no live build sends.',
  'host.version':
    '{remote} was built for version {needed} of the host interface, {shell} has version {offered}.',
  'host.missing': '{remote} takes {names} of the host, which {shell} does not have.',
  'shared.absent': '{remote} needs the shared module {module}, which {shell} does not bring.',
  'shared.range': '{remote} needs {module} {range}, {shell} brings {version}.',
  'shared.exports': '{remote} takes {names} of {module}, which {shell} does not export.',
  'slice.absent': '{remote} reads the slice {slice}, which {shell} does not have.',
  'slice.changed': '{remote} relies on {places} of the slice {slice}, which {shell} has not.',
  'slice.taken': '{candidate} and {beside} both bring a slice called {slice}.',
  'page.gone': '{candidate} no longer brings {pages}, which {beside} serves today.',
  'slot.gone': '{candidate} no longer fills {slots}, which {beside} fills today for others.',

  verdictFine: '{candidate} agrees with every build that is live beside it.',
  verdictWarned: '{candidate} may become live. Worth knowing:',
  verdictRefused: '{candidate} may not become live:',
  checked: {
    one: 'Checked against one live build: {names}.',
    other: 'Checked against {count} live builds: {names}.',
  },
  nothingLive: 'Nothing else is live yet.',
  build: '{unit} {version} ({build})',
  ownerOf: 'Ask those who own {unit}.',
  owner: 'Ask {owner}, who own {unit}.',
});
