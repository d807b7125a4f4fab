import { pairsOf } from './pair.ts';

/** Pairs of worried families, who ask more than a profile says; not measured before they stood here. */
export const worriesEnglish = pairsOf(
  'english',
  {
    personal: [
      ['rohit', 'Was there any earlier marriage?', 'divorced'],
      ['sneha', 'Whereabouts is her house?', 'Pune', '2 BHK'],
    ],
    work: [
      ['sneha', 'Is she a software engineer?', 'Design engineer', 'Yes'],
      ['rohit', 'Does he earn well?', 'not given', ['Yes', 'No.']],
    ],
    family: [
      ['rohit', 'Does he have an elder sister?', 'no brothers or sisters', 'Yes'],
      ['sneha', 'Does her brother study?', 'medicine', 'M.Tech'],
    ],
    'habits and hopes': [
      ['sneha', 'Would she mind if the boy is 35?', ['27 to 33'], ['Yes', 'No.']],
      ['rohit', 'Does he take drinks at parties?', 'occasionally'],
    ],
    'several at once': [
      ['sneha', 'Is she manglik and will she work after marriage?', ['does not have', 'not given']],
    ],
    'not given': [
      ['sneha', 'Does she live with her parents?', 'profile', ['Yes', 'No.', 'did not find']],
      ['rohit', 'Will he help with cooking?', 'profile', ['Yes', 'No.', 'did not find']],
      ['sneha', 'Would she move to Mumbai after marriage?', ['not given', 'Pune'], ['Yes', 'No.']],
      ['rohit', 'Do his parents expect a dowry?', 'not given', ['Yes', 'No.', 'Farmer']],
      ['sneha', 'Is she ready to give up her job once they have a child?', 'not given', 'Yes'],
      ['rohit', 'Would he be willing to settle in Pune?', ['not given', 'Nashik'], ['Yes', 'No.']],
      ['rohit', 'Will he let his wife work?', 'profile', ['Yes', 'No.', 'did not find']],
      ['sneha', 'Can she get along with in-laws?', 'profile', ['Yes', 'No.', 'did not find']],
      ['rohit', 'Is he short tempered?', 'profile', ['Yes', 'No.', 'did not find']],
      ['rohit', 'Will they live separately after the wedding?', ['not given', 'joint'], 'Yes'],
      ['kavita', 'Does she do the housework?', 'profile', ['Yes', 'No.', 'did not find']],
    ],
    'polite no': [['sneha', 'Where can we meet her father?', [], ['98220', 'Yes']]],
  },
  'en',
  'en',
);
