import { defineTexts } from 'shared-contracts/i18n/i18n';
import { fieldTexts, managerTexts, valueTexts } from './fields.ts';

/** Texts of the profile view; those of the fields of section 3 and of their values stand in src/people. */
export const profileTexts = defineTexts('mf-profiles.profile', {
  ...valueTexts,
  ...fieldTexts,
  ...managerTexts,

  'view.title': 'Profile',
  'view.loading': 'The profile is on its way',
  'view.slow': 'This is taking longer than usual. Please stay on this page; the profile will come.',
  'view.failed': 'We could not load this profile',
  'view.tabs': 'Details of {name}',
  'view.interestInYou': '{name} is interested in you',
  'view.actions': 'What you can do',
  'view.about': 'About {name}',
  'view.share': 'Share the profile of {name}',
  'view.shareWhatsApp': 'Send on WhatsApp',
  'view.shareLink': 'Link to the profile',
  'view.shareByHand':
    'Your browser would not copy the link. You can copy it from here. It opens what visitors see.',
  'view.fullScreen': 'Full screen',
  'view.close': 'Close',
  'view.video': 'Video introduction',
  'view.videoShort': 'Video',
  'video.of': 'Video introduction of {name}',
  'video.play': 'Play the introduction of {name}',
  'video.failed': 'We could not load the video. Please try again.',
  'view.own': 'This is your own profile, as other members see it.',
  'view.edit': 'Edit my profile',
  'view.editPhotos': 'Add or change photos',
  'view.addPhoto': 'Add a photo',
  'next.points': {
    one: 'Adds {count} point to your profile score.',
    other: 'Adds {count} points to your profile score.',
  },
  'next.fields': 'Fill in more of your profile',
  'next.photo': 'Add a photo',
  'next.contacts': 'Name a family contact',
  'next.video_intro': 'Record a short video',
  'next.personal': 'Verify your identity',
  'next.job': 'Verify your job',
  'next.salary': 'Verify your income',
  'next.property': 'Verify your property',

  'blocked.title': 'You have blocked {name}',
  'blocked.text': '{name} cannot find you, and neither of you sees the other in any list.',

  'gone.title': 'This profile is not available',
  'gone.text':
    'It may have been paused or closed, or the link is incomplete. There are many others to meet.',
  'married.title': 'The marriage of this person is fixed',
  'married.text': 'Their profile is closed now. There are many others to meet.',
  'gone.back': 'See all profiles',
  'budget.title': 'You have seen many profiles',
  'budget.member': 'You can open more in a while. Nothing is lost: your list stays as it is.',
  'budget.visitor': 'Join free to go on, and to see whole profiles.',

  'join.title': 'Join to see all of {name}’s profile',
  'join.text': 'It is free, and your own profile is shown only as you allow.',
  'join.photos': 'More photos and the video introduction',
  'join.gunmilan': 'Your Gun Milan score out of 36',
  'join.hello': 'Save, send an interest, and chat',

  'seal.identity': 'identity',
  'seal.job': 'job',
  'seal.income': 'income',
  'seal.property': 'property',
  'seal.verified': 'Verified: {list}',

  'visitor.chat': 'Chat',
  'visitor.save': 'Save',
  'visitor.interest': 'Send Interest',
  'visitor.block': 'Block',
  'visitor.biodataTitle': 'Biodata as PDF',
  'visitor.biodata': 'Download biodata',

  'glance.title': 'At a glance',
  'glance.age': 'Age',
  'glance.years': { one: '{count} year', other: '{count} years' },

  'value.birthdate': '{day} ({age}\u00a0years)',
  'value.income': '₹{amount}',
});

/** A function that words a key of these texts, as `useTexts` returns it. */
export type ProfileWords = (
  key: keyof typeof profileTexts.en,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Texts around family contacts and biodata. */
export const contactTexts = defineTexts('mf-profiles.contacts', {
  'contacts.title': 'Family contacts',
  'contacts.count': {
    one: '{count} contact of the family',
    other: '{count} contacts of the family',
  },
  'contacts.upgrade': 'Upgrade plan to see contacts',
  'contacts.verify': 'Verify your identity to see contacts',
  'contacts.show': 'Show numbers',
  'contacts.ask': 'Show the contacts of {name}?',
  'contacts.askText':
    'It counts towards your contacts for the day, and {name} can see that you looked.',
  'contacts.address.reveal': 'The home address comes with the numbers.',
  'contacts.address.match': 'The home address opens once an interest between you is accepted.',
  'contacts.call': 'Call {name}',
  'biodata.title': 'Biodata as PDF',
  'biodata.language': 'Language of the headings',
  'biodata.get': 'Download biodata',
  'biodata.making': 'The biodata is being made. It takes a few seconds.',
  'biodata.coming': 'The biodata is downloading.',
  'biodata.slow': 'This is taking longer than usual. Please stay on this page; it will come.',
});

/** Words of the Gun Milan panel: aspects, what they compare, and why they bring what they bring. */
export const gunMilanTexts = defineTexts('mf-profiles.gun-milan', {
  'panel.title': 'Gun Milan',
  'panel.total': 'Gun Milan {total} of {most}',
  'panel.of': 'of {most}',
  'panel.show': 'Points per aspect',
  'panel.points': '{points} of {most}',
  'panel.names': 'From the birth names',
  'panel.reading': '{akshara} · {nakshatra}, pada {pada} · {rashi}',
  'panel.bride': 'Bride',
  'panel.groom': 'Groom',
  'panel.conflict': 'The rashi given in the profile is a different one.',
  'panel.meaning':
    '{total} of {most} points from eight aspects of the two birth stars. Many families look for 18 or more; the rest is for the families to weigh.',
  'panel.why.own_birthname':
    'The score begins with the first sound of both birth names, and yours is not written yet.',
  'panel.why.information':
    'The score begins with the first sound of both birth names. Yours is written; the other is missing, or one of them cannot be read.',
  'panel.softened': 'A classical exception softens this; the points stay.',
  'panel.own': 'See or change my birth name',
  'panel.note': 'Ashtakoota by name star. It is one thing to consider beside many others.',

  'mangal.same': 'Mangal dosh: the same for both.',
  'mangal.differs': 'Mangal dosh: not the same for both. Please ask a jyotishi.',
  'mangal.not_given': 'Mangal dosh: not given.',

  'koota.varna': 'Varna',
  'koota.vashya': 'Vashya',
  'koota.tara': 'Tara',
  'koota.yoni': 'Yoni',
  'koota.graha_maitri': 'Graha Maitri',
  'koota.gana': 'Gana',
  'koota.bhakoot': 'Bhakoot',
  'koota.nadi': 'Nadi',

  'reason.varna':
    'Ways of working: hers is {girl}, his {boy}. These are names of groups of birth stars, not of caste.',
  'reason.vashya': 'Mutual pull: her group is {girl}, his {boy}.',
  'reason.tara': 'Well-being. Counted from her star to his: {girl}. From his to hers: {boy}.',
  'tara.good': 'favourable',
  'tara.bad': 'not favourable',
  'tara.how': 'How it is counted',
  'tara.arithmetic':
    'Along the 27 stars there are {girl} from hers to his, both included; in nines that leaves {girlLeft}. From his to hers there are {boy}; that leaves {boyLeft}. Three, five or seven left gives no points, any other number gives 1.5.',
  'reason.yoni': 'Nature: hers is the {girl}, his the {boy}.',
  'reason.graha_maitri': 'Friendship of the signs’ lords: hers is {girl}, his {boy}.',
  'reason.gana': 'Temper: hers is {girl}, his {boy}.',
  'reason.bhakoot': 'Distance of the signs: hers is {girl}, his {boy}.',
  'reason.nadi': 'Constitution: hers is {girl}, his {boy}. Full points when they differ.',

  'word.brahmin': 'Brahmin',
  'word.kshatriya': 'Kshatriya',
  'word.vaishya': 'Vaishya',
  'word.shudra': 'Shudra',
  'word.chatushpada': 'Chatushpada (four-footed)',
  'word.manava': 'Manava (human)',
  'word.jalachara': 'Jalachara (of the water)',
  'word.vanachara': 'Vanachara (of the forest)',
  'word.keeta': 'Keeta (insect)',
  'word.horse': 'horse',
  'word.elephant': 'elephant',
  'word.sheep': 'sheep',
  'word.serpent': 'serpent',
  'word.dog': 'dog',
  'word.cat': 'cat',
  'word.rat': 'rat',
  'word.cow': 'cow',
  'word.buffalo': 'buffalo',
  'word.tiger': 'tiger',
  'word.deer': 'deer',
  'word.monkey': 'monkey',
  'word.mongoose': 'mongoose',
  'word.lion': 'lion',
  'word.sun': 'the Sun',
  'word.moon': 'the Moon',
  'word.mars': 'Mars',
  'word.mercury': 'Mercury',
  'word.jupiter': 'Jupiter',
  'word.venus': 'Venus',
  'word.saturn': 'Saturn',
  'word.deva': 'Deva',
  'word.manushya': 'Manushya',
  'word.rakshasa': 'Rakshasa',
  'word.adi': 'Adi',
  'word.madhya': 'Madhya',
  'word.antya': 'Antya',
  'word.mesha': 'Mesha',
  'word.vrishabha': 'Vrishabha',
  'word.mithuna': 'Mithuna',
  'word.karka': 'Karka',
  'word.simha': 'Simha',
  'word.kanya': 'Kanya',
  'word.tula': 'Tula',
  'word.vrishchika': 'Vrishchika',
  'word.dhanu': 'Dhanu',
  'word.makara': 'Makara',
  'word.kumbha': 'Kumbha',
  'word.meena': 'Meena',
});

/** Words of what is hoped for beside what is so. */
export const preferenceTexts = defineTexts('mf-profiles.wishes', {
  'both.title': 'You both',
  'both.common': 'In common',
  'both.theirs': 'You match what {name} hopes for',
  'both.mine': '{name} matches what you hope for',
  'both.nothing': 'What you share will show as soon as both profiles say more.',
  'both.city': 'City',
  'both.values.traditional': 'Traditional values',
  'both.values.moderate': 'Moderate values',
  'both.values.liberal': 'Liberal values',
  'both.show': 'Preferences side by side',
  'theirs.title': 'What {name} hopes for',
  'theirs.none': '{name} has not filled this in yet.',
  'theirs.asked': 'Hopes for',
  'theirs.are': 'You',
  'mine.title': 'What you hope for',
  'mine.none': 'You have not filled in what you hope for yet.',
  'mine.asked': 'You hope for',
  'mine.are': '{name}',
  'wishes.note': 'Just as each side filled it in; what matters is for the families to decide.',
  'wishes.change': 'Change what I hope for',
  'wishes.asAsked': 'Matches',
  'wishes.fillIn': 'Not filled in yet',
  'wishes.failed': 'We could not load your own profile, so your side is missing here.',

  'ask.years': '{from} to {to} years',
  'ask.yearsFrom': '{from} years or older',
  'ask.yearsTo': 'Up to {to} years',
  'ask.height': '{from} to {to}',
  'ask.heightFrom': '{from} or taller',
  'ask.heightTo': 'Up to {to}',
  'ask.income': '₹{amount} or more',
});

/** A function that words a key of these texts, as `useTexts` returns it. */
export type WishWords = (
  key: keyof typeof preferenceTexts.en,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Words around who looked at one's own profile and contacts. */
export const viewerTexts = defineTexts('mf-profiles.looks', {
  'contacts.title': 'Who saw my contacts',
  'contacts.none': 'No one has looked at your family’s numbers yet.',
  'contacts.failed': 'We could not load who saw your contacts',
  'views.title': 'Who viewed my profile',
  'views.none':
    'No one has opened your profile yet. Photos and a few words about you bring the first visits.',
  'views.failed': 'We could not load who viewed your profile',
  'looks.loading': 'The list is on its way',
  'looks.person': '{name}, {age}',
  'looks.more': 'Show more',
  'looks.shown': { one: '{count} so far', other: '{count} so far' },
  'looks.all': { one: 'One in all', other: '{count} in all' },
});
