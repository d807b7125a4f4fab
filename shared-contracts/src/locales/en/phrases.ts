// Translations come in the chunk: language
import { defineTexts } from '../../i18n/i18n.ts';

/** Every quoted text of the specification that stands on a screen and is no notice (sections 2, 4, 5, 6, 8, 9). */
export const phrases = defineTexts('phrases', {
  // Section 2, top bar, avatar menu, bottom bar
  'nav.blogs': 'Blogs',
  'nav.login': 'Login',
  'nav.profileScore': 'Profile Score: {score}',
  'menu.profile': 'Profile',
  'menu.editProfile': 'Edit My Profile',
  'menu.photos': 'Add/Remove Photos',
  'menu.verifyId': 'Complete ID Verification',
  'menu.verifyJob': 'Complete Job Verification',
  'menu.verifyIncome': 'Complete Income Verification',
  'menu.videoIntro': 'Video Introduction',
  'menu.contacts': 'Add/Remove Contacts',
  'menu.deleteAccount': 'Delete my account',
  'menu.buyPlan': 'Buy Plan',
  'menu.biodata': 'Download my biodata',
  'menu.terms': 'Terms & Conditions',
  'menu.setPassword': 'Set Password (Optional)',
  'menu.logout': 'Logout',
  'tab.profiles': 'Profiles',
  'tab.saved': 'Saved',
  'tab.chats': 'Chats',
  // Ours, beside Chats (main-tabs.ts)
  'tab.interests': 'Interests',
  // Section 2 again
  'tab.joinNow': 'Join now',
  'action.back': 'Back',
  // Ours: the one word for another try
  'action.retry': 'Retry',
  // Ours: what a notice offers after something was taken away
  'action.undo': 'Undo',
  'action.confirm': 'Confirm',
  'action.cancel': 'Cancel',
  // Section 2, profile page and dialogs
  'profile.personal': 'Personal Details',
  'profile.work': 'Work & Education',
  'profile.family': 'Family Details',
  'profile.preferences': 'Preferences & Expectations',
  'profile.astrology': 'Astrology Details',
  'assistant.ask': 'Ask about {name}',
  'assistant.title': '{product} 4.0',
  'password.set': 'Set Your Password',
  'password.change': 'Change Password',
  'interests.sent': 'Sent',
  'interests.received': 'Received',
  'interests.match': 'Match',
  // Section 3
  'value.none': 'N/A',
  'value.yes': 'Yes',
  'value.no': 'No',
  // Section 6
  'badges.upgrade': 'Upgrade plan to see identity, job & income verifications',
  // Section 8
  'interests.none': 'No sent requests',
  'blogs.loading': 'Loading...',
  'blogs.none': 'No blogs available',
  'gunmilan.birthnameMissing': 'Update your birthname for Gunmilan score',
  'gunmilan.noPoints': 'Due to less information by profile Gun Milan score not available.',
  'contacts.none': 'No contacts available.',
  'memberLink.title': 'Invalid link',
  'memberLink.text': 'Expired or invalid link',
  // Sections 3 and 9
  'plan.description': 'subscription',
  'plan.save': 'save {percent}%',
});

/** Texts beside something that could not be loaded, for a report to support. */
export const failureTexts = defineTexts('failure', { reference: 'Reference {id}' });
