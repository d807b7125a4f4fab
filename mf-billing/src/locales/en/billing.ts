// Translations come in the chunk: language
import { defineTexts } from 'shared-contracts/i18n/i18n';

/** Texts of this remote that the specification does not quote; the quoted ones are in `phrases`. */
export const texts = defineTexts('mf-billing', {
  'plans.title': 'Plans',
  'plans.intro':
    'Everyone can search, chat and match horoscopes. Paid plans also show what has been verified.',
  'plans.yours': 'You are on {plan}.',
  'plans.yoursUntil': {
    one: 'You are on {plan} until {end}: 1 day left.',
    other: 'You are on {plan} until {end}: {count} days left.',
  },
  'plans.then': 'Then {plan} until {end}.',
  'plans.joinFirst':
    'A plan belongs to a member. Joining is free, and you can choose a plan later.',

  'duration.legend': 'Prices for',
  'duration.month': '1 month',
  'duration.year': '1 year',

  'card.current': 'Your plan',
  'card.included': 'Part of your plan',
  'card.free': 'free, for as long as you like',
  'card.month': 'for 1 month',
  'card.year': 'for 1 year',
  'card.orMonth': 'or {price} for 1 month',
  'card.orYear': 'or {price} for 1 year',
  'card.orYearSaving': 'or {price} for 1 year, {saving}',
  'card.for.hope': 'To look around and to be found.',
  'card.for.belief': 'To know who is who, and to call the family.',
  'card.for.trust': 'To know about job and income too.',
  'card.buy.month': '{plan} · 1 month · {price}',
  'card.buy.year': '{plan} · 1 year · {price}',

  'card.perMonth': 'that is {price} a month',
  'card.extend': 'Buy it again and the new time is added at the end.',

  'checkout.title': 'Your purchase',
  'checkout.preparing': 'Getting your order ready',
  'checkout.pay': 'Pay {price}',
  'checkout.orderFailed': 'Your order could not be placed. Nothing was charged.',
  'checkout.scriptFailed':
    'The payment page did not load. Nothing was charged. Please check your connection.',
  'checkout.signIn': 'Please sign in first',
  'checkout.signInText': 'A plan belongs to a member. You will come back to this page.',
  'checkout.closed': 'Payments are closed at the moment',
  'checkout.closedText': 'Nothing was charged. Please come back later.',
  'checkout.noSuchPlan': 'This plan is not for sale',
  'checkout.noSuchPlanText': 'Nothing was charged. Please choose one of our plans.',

  'summary.for': 'Membership for {email}',
  'summary.gst': 'The whole amount in rupees, GST included.',
  'summary.whole': 'The whole amount in rupees.',
  'summary.owner':
    'The plan begins once the owner of this address has confirmed it. If that does not happen within 30 days, the money is refunded.',

  'effect.starts': '{plan} begins today and runs until {end}.',
  'effect.extends': 'Your {plan} plan goes on: the new time is added at its end, until {end}.',
  'effect.upgrades': {
    one: '{plan} begins at once and runs until {end}. The rest of your present plan counts as 1 more day.',
    other:
      '{plan} begins at once and runs until {end}. The rest of your present plan counts as {count} more days.',
  },
  'effect.follows': '{plan} begins on {start}, when your present plan ends, and runs until {end}.',

  'outcome.checking': 'We are checking with the bank',
  'outcome.checkingText': 'Your payment is on its way. Please do not pay again.',
  'outcome.captureFailed':
    'The payment could not be finished here. If money was taken, your plan will be credited, or the money comes back to you. Please do not pay again.',
  'outcome.once': 'This takes a minute at most. You may close this page; nothing is lost.',
  'outcome.tired': 'It is taking longer than usual. Nothing is lost, and we keep checking.',
  'outcome.lookAgain': 'Refresh',
  'outcome.paid': 'Payment was successful',
  'outcome.paidText': 'Please sign in to continue. You will find your new plan there.',
  'outcome.signIn': 'Sign in',
  'outcome.granted': 'Your {plan} plan is paid for.',
  'outcome.grantedUntil': 'Your {plan} plan is paid for, until {end}.',
  'outcome.byEmail':
    'The membership for {email} is paid for. It begins once the owner of this address has confirmed it.',
  'outcome.byEmailRefund': 'If that does not happen within 30 days, the money is refunded.',
  'outcome.refunded': 'The money was returned',
  'outcome.refundedText': 'This payment was returned. Your bank may take a few days to show it.',
  'outcome.failed': 'This payment did not go through',
  'outcome.failedText': 'Nothing was charged. You may choose a plan again.',
  'outcome.unknown': 'We do not know this payment',
  'outcome.unknownText': 'The address may be wrong, or it belongs to another account.',
  'outcome.plans': 'See plans',

  'underWay.text': 'A payment of yours is on its way. Please do not pay again.',
  'underWay.look': 'See its status',

  'member.title': 'Become a member',

  'payments.title': 'Payments',
  'payments.until': 'You are on {plan} until {end}. It does not renew automatically.',
  'payments.none': 'You have not paid for anything yet.',
  'payments.failed': 'Your payments did not load.',
  'payments.time': 'From {start} until {end}',
  'payments.receipt': 'Receipt {number}',
  'payments.credit_note': 'Credit note {number}',
  'payments.second.requested': 'A second payment of {amount} for it is on its way back to you.',
  'payments.second.processed': 'A second payment of {amount} for it was returned to you.',
  'payments.state.created': 'not paid',
  'payments.state.attempted': 'being checked with the bank',
  'payments.state.authorized': 'being checked with the bank',
  'payments.state.captured': 'paid, your plan will begin shortly',
  'payments.state.granted': 'paid',
  'payments.state.failed': 'did not go through, nothing was charged',
  'payments.state.refunded': 'returned',

  'includes.title': 'What a price includes',
  'includes.all': 'Everything listed under the plan, for the whole month or year.',
  'includes.complete': 'The whole amount in rupees. Nothing is added when you pay.',
  'includes.once': 'One payment. A plan does not renew automatically.',
  'includes.after': 'When a paid plan ends, you are on Hope again. Your profile and chats stay.',

  'compare.title': 'Compare the plans',
  'compare.perk': 'What is included',
  'compare.yes': 'Included',
  'compare.no': 'Not included',

  'perk.search': 'Search',
  'perk.search.text': 'Look through the profiles of the community.',
  'perk.chat': 'Chat',
  'perk.chat.text': 'Write to each other once both sides agree.',
  'perk.quick_gunmilan': 'Quick Gunmilan',
  'perk.quick_gunmilan.text': 'The score out of 36, aspect by aspect.',
  'perk.relative_management': 'Parent/relative management',
  'perk.relative_management.text': 'List the relatives the other family may call.',
  'perk.identity_verified_matches': 'Identity-verified matches',
  'perk.identity_verified_matches.text': 'See whose identity was verified, and filter by it.',
  'perk.special_events': 'Special events for premium members',
  'perk.special_events.text': 'Invitations and reports for members on paid plans.',
  'perk.profile_boost': 'Profile boost',
  'perk.profile_boost.text': 'Your profile appears higher up, and among the featured ones.',
  'perk.contact_finding': 'Contact finding',
  'perk.contact_finding.text': 'See family contacts, once your own identity is verified.',
  'perk.job_verified_matches': 'Job-verified matches',
  'perk.job_verified_matches.text': 'See whose job was verified, and filter by it.',
  'perk.income_verified_matches': 'Income-verified matches',
  'perk.income_verified_matches.text': 'See whose income was verified, and filter by it.',
});
