/** What people hope for in their working life, by kind of work. */
export const goals = {
  software: [
    'To lead a product team within five years',
    'To move from writing code to designing systems',
    'To build tools in Marathi for small businesses',
    'To keep learning and mentor juniors',
  ],
  engineering: [
    'To head a plant or a project',
    'To start a small unit of my own',
    'To work on water or energy for rural Maharashtra',
  ],
  medicine: [
    'To open a clinic in our home town',
    'To specialise further and teach part of the week',
    'To work where doctors are few',
  ],
  teaching: [
    'To complete further research alongside teaching',
    'To head an institution that students enjoy',
    'To write a textbook in Marathi',
  ],
  finance: [
    'To become partner in my firm',
    'To start an independent practice',
    'To help families plan their savings honestly',
  ],
  law: ['To practise at the High Court', 'To have my own chamber', 'To take up legal aid work'],
  service: [
    'To serve well and rise through departmental examinations',
    'To prepare for the next state service examination',
    'To return to my home district in a senior post',
  ],
  enterprise: [
    'To open a second branch',
    'To sell under our own brand',
    'To give work to twenty people',
  ],
  making: [
    'To set up my own studio',
    'To work on one public project I can be proud of',
    'To balance paid work with my own practice',
  ],
  people: [
    'To build fair workplaces',
    'To grow into a senior role',
    'To work with a charity later',
  ],
} as const;
