import { career, job, type Career } from './career.ts';
import { goals } from './goals.ts';

/** Careers of the community, weighted as they occur; every job fits every degree of its row. */
export const careers: readonly Career[] = [
  career(
    "Bachelor's degree",
    [
      'B.E. Computer Engineering',
      'B.Tech. Information Technology',
      'B.E. Electronics',
      'B.Sc. Computer Science',
    ],
    22,
    20,
    [
      job('Software engineer', 'IT services company', 6, 0.11, goals.software, true),
      job('QA engineer', 'Product company', 5, 0.1, goals.software, true),
      job('Data analyst', 'Bank technology centre', 7, 0.1, goals.software, true),
      job('Cloud engineer', 'Start-up', 8, 0.11, goals.software, true),
    ],
  ),
  career(
    "Bachelor's degree",
    ['B.E. Mechanical', 'B.E. Production', 'B.E. Instrumentation'],
    22,
    6,
    [
      job('Design engineer', 'Automotive components plant', 4.5, 0.09, goals.engineering, true),
      job('Production engineer', 'MIDC manufacturing unit', 4.2, 0.09, goals.engineering),
      job('Quality engineer', 'Tractor factory', 4.4, 0.08, goals.engineering),
    ],
  ),
  career("Bachelor's degree", ['B.E. Civil'], 22, 4, [
    job('Site engineer', 'Construction firm', 4, 0.09, goals.engineering),
    job('Junior engineer', 'Public Works Department', 5.6, 0.06, goals.service),
  ]),
  career("Bachelor's degree", ['B.E. Electrical'], 22, 3, [
    job('Maintenance engineer', 'State electricity company', 5.5, 0.07, goals.service),
    job('Project engineer', 'Solar power company', 5, 0.09, goals.engineering, true),
  ]),
  career(
    "Master's degree",
    ['M.S. Computer Science', 'M.C.A.', 'M.Tech. Computer Engineering'],
    24,
    7,
    [
      job('Senior software engineer', 'Product company', 12, 0.09, goals.software, true),
      job('Machine learning engineer', 'Research laboratory', 14, 0.09, goals.software, true),
    ],
  ),
  career("Master's degree", ['M.Tech. Structural Engineering'], 24, 2, [
    job('Structural consultant', 'Engineering consultancy', 7, 0.08, goals.engineering, true),
  ]),
  career("Master's degree", ['M.B.A. Finance'], 24, 4, [
    job('Relationship manager', 'Private bank', 7, 0.09, goals.finance, true),
    job('Credit analyst', 'Rating agency', 8, 0.09, goals.finance, true),
  ]),
  career("Master's degree", ['M.B.A. Human Resources', 'M.S.W.'], 24, 2, [
    job('HR business partner', 'Manufacturing group', 6.5, 0.08, goals.people, true),
  ]),
  career("Master's degree", ['M.B.A. Marketing'], 24, 3, [
    job('Brand manager', 'Consumer goods company', 8, 0.1, goals.enterprise, true),
    job('Sales manager', 'Seeds company', 6.5, 0.09, goals.enterprise),
  ]),
  career('Professional degree', ['M.B.B.S.'], 24, 3, [
    job('Medical officer', 'Primary health centre', 8, 0.06, goals.medicine),
    job('Resident doctor', 'District hospital', 7.5, 0.07, goals.medicine),
  ]),
  career('Professional degree', ['B.A.M.S.', 'B.H.M.S.'], 24, 4, [
    job('General practitioner', 'Own clinic', 6, 0.08, goals.medicine),
  ]),
  career('Professional degree', ['B.D.S.'], 24, 2, [
    job('Dentist', 'Own dental clinic', 6, 0.09, goals.medicine),
  ]),
  career('Professional degree', ['B.V.Sc.'], 24, 1, [
    job('Veterinary officer', 'Animal husbandry department', 7, 0.05, goals.service),
  ]),
  career(
    'Professional degree',
    ['M.D. Paediatrics', 'M.S. Ophthalmology', 'M.D. Medicine'],
    28,
    3,
    [
      job('Consultant doctor', 'Multispeciality hospital', 18, 0.08, goals.medicine, true),
      job('Assistant professor', 'Medical college', 14, 0.06, goals.medicine),
    ],
  ),
  career('Professional degree', ['Chartered Accountant'], 24, 5, [
    job('Chartered accountant', 'Audit firm', 9, 0.1, goals.finance, true),
    job('Finance controller', 'Engineering company', 10, 0.09, goals.finance, true),
    job('Tax consultant', 'Own practice', 7, 0.1, goals.finance),
  ]),
  career('Professional degree', ['Company Secretary'], 24, 1, [
    job('Company secretary', 'Listed company', 8, 0.08, goals.finance),
  ]),
  career('Professional degree', ['LL.B.', 'B.A. LL.B.', 'LL.M.'], 24, 4, [
    job('Advocate', 'District court', 4.5, 0.1, goals.law),
    job('Legal associate', 'Law firm', 7, 0.09, goals.law, true),
  ]),
  career(
    "Master's degree",
    [
      'M.A. Marathi, B.Ed.',
      'M.Sc. Mathematics, B.Ed.',
      'M.A. English, B.Ed.',
      'M.Sc. Physics, B.Ed.',
    ],
    25,
    8,
    [
      job('Teacher', 'Zilla Parishad school', 5, 0.05, goals.teaching),
      job('Secondary school teacher', 'Aided high school', 5.4, 0.05, goals.teaching),
      job('Junior college lecturer', 'Junior college', 6, 0.06, goals.teaching),
    ],
  ),
  career('Doctorate', ['Ph.D. Chemistry', 'Ph.D. Botany', 'Ph.D. Physics'], 29, 1, [
    job('Assistant professor', 'University department', 11, 0.05, goals.teaching, true),
    job('Scientist', 'National laboratory', 12, 0.05, goals.teaching, true),
  ]),
  career('Doctorate', ['Ph.D. Economics', 'Ph.D. Marathi literature'], 29, 1, [
    job('Assistant professor', 'University department', 11, 0.05, goals.teaching, true),
  ]),
  career("Bachelor's degree", ['B.Com.'], 21, 6, [
    job('Accountant', 'Private company', 3.2, 0.08, goals.finance),
    job('Bank officer', 'Public sector bank', 5.5, 0.06, goals.service),
    job('Insurance adviser', 'Life insurance branch', 3, 0.09, goals.finance),
  ]),
  career("Bachelor's degree", ['B.A. Economics', 'B.Sc. Statistics', 'B.A. Marathi'], 21, 5, [
    job('Bank officer', 'Public sector bank', 5.5, 0.06, goals.service),
    job('Clerk', 'Municipal corporation', 3.6, 0.05, goals.service),
    job('Journalist', 'Marathi daily', 3.4, 0.07, goals.making),
  ]),
  career("Bachelor's degree", ['B.Sc. Agriculture', 'B.Sc. Horticulture'], 22, 5, [
    job('Agriculture officer', 'State agriculture department', 5.6, 0.05, goals.service),
    job('Farmer', 'Own land, grapes and vegetables', 5, 0.07, goals.enterprise),
    job('Dairy owner', 'Own dairy', 5, 0.08, goals.enterprise),
  ]),
  career("Bachelor's degree", ['B.A. Public Administration', 'B.A. Political Science'], 23, 4, [
    job('Police sub-inspector', 'Maharashtra Police', 6, 0.05, goals.service),
    job('Revenue officer', 'Tahsil office', 6.2, 0.05, goals.service),
    job('Section officer', 'Mantralaya', 6.6, 0.05, goals.service),
  ]),
  career("Bachelor's degree", ['B.Arch.'], 23, 2, [
    job('Architect', 'Architecture practice', 5, 0.1, goals.making, true),
  ]),
  career("Bachelor's degree", ['B.F.A. Applied Art', 'B.Des.'], 23, 3, [
    job('Graphic designer', 'Design studio', 4.5, 0.09, goals.making, true),
    job('Illustrator', 'Self-employed', 3.6, 0.08, goals.making),
  ]),
  career("Bachelor's degree", ['B.Pharm.'], 22, 3, [
    job('Pharmacist', 'Own medical shop', 4.5, 0.07, goals.enterprise),
    job('Drug safety associate', 'Clinical research company', 4.2, 0.08, goals.people, true),
  ]),
  career("Bachelor's degree", ['B.Sc. Nursing'], 22, 2, [
    job('Staff nurse', 'Civil hospital', 4.8, 0.05, goals.people, true),
  ]),
  career("Bachelor's degree", ['B.P.Th.'], 22, 2, [
    job('Physiotherapist', 'Rehabilitation centre', 4.2, 0.08, goals.medicine, true),
  ]),
  career('Diploma', ['Diploma in Mechanical Engineering'], 21, 2, [
    job('Supervisor', 'MIDC manufacturing unit', 3, 0.07, goals.engineering),
  ]),
  career('Diploma', ['Diploma in Hotel Management'], 21, 1, [
    job('Hotel manager', 'Family-run hotel', 3.6, 0.08, goals.enterprise),
  ]),
  career('Diploma', ['I.T.I. Electrician'], 21, 2, [
    job('Electrical contractor', 'Own business', 4, 0.08, goals.enterprise),
  ]),
  career('Higher secondary', ['H.S.C. Commerce', 'H.S.C. Arts'], 20, 4, [
    job('Shop owner', 'Family grocery store', 4, 0.06, goals.enterprise),
    job('Transport operator', 'Own vehicles', 5, 0.07, goals.enterprise),
    job('Farmer', 'Own land, sugarcane', 4.5, 0.06, goals.enterprise),
  ]),
];

/** What those study who are too young to have finished. */
export const studies: readonly string[] = [
  'B.Com. (in progress)',
  'B.A. Marathi (in progress)',
  'B.Sc. Computer Science (in progress)',
  'B.E. Computer Engineering (in progress)',
  'B.Pharm. (in progress)',
];
