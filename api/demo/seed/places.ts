/** A city where members live. */
export interface Place {
  city: string;
  devanagari: string;
  /** Multiplies an income that was set for Pune. */
  cost: number;
  /** Outside India. */
  abroad: boolean;
  /** What belongs to the place, used in the texts people write about themselves. */
  charm: string;
}

const rows: readonly (readonly [string, string, number, number, string, boolean?])[] = [
  ['Pune', 'पुणे', 16, 1, 'early walks on Parvati and filter coffee afterwards'],
  ['Mumbai', 'मुंबई', 13, 1.15, 'the sea face after a long week'],
  ['Thane', 'ठाणे', 7, 1.05, 'evenings at Talao Pali'],
  ['Nashik', 'नाशिक', 7, 0.8, 'the ghats at dawn and misal on Sundays'],
  ['Nagpur', 'नागपूर', 6, 0.8, 'orange orchards and long summer evenings'],
  ['Kolhapur', 'कोल्हापूर', 5, 0.75, 'Rankala in the evening and the talim nearby'],
  ['Satara', 'सातारा', 4, 0.7, 'the Kaas plateau when it flowers'],
  ['Sangli', 'सांगली', 4, 0.7, 'natya sangeet evenings by the Krishna'],
  ['Solapur', 'सोलापूर', 3, 0.7, 'shenga chutney and the old handlooms'],
  [
    'Chhatrapati Sambhajinagar',
    'छत्रपती संभाजीनगर',
    4,
    0.75,
    'the caves nearby that I never tire of',
  ],
  ['Ahilyanagar', 'अहिल्यानगर', 3, 0.7, 'the quiet of the old fort road'],
  ['Ratnagiri', 'रत्नागिरी', 3, 0.7, 'the mango season and the beach at Bhatye'],
  ['Sindhudurg', 'सिंधुदुर्ग', 2, 0.65, 'our house among the cashew trees'],
  ['Jalgaon', 'जळगाव', 2, 0.7, 'bharit parties in the winter fields'],
  ['Amravati', 'अमरावती', 3, 0.7, 'weekend trips to Chikhaldara'],
  ['Akola', 'अकोला', 2, 0.65, 'the library where I grew up'],
  ['Latur', 'लातूर', 2, 0.65, 'a town that takes study seriously'],
  ['Nanded', 'नांदेड', 2, 0.65, 'the Godavari and its evening aarti'],
  ['Dhule', 'धुळे', 1, 0.65, 'a neighbourhood where every door is open'],
  ['Kalyan', 'कल्याण', 3, 0.95, 'the morning local and its friendships'],
  ['Panvel', 'पनवेल', 2, 0.95, 'treks to Karnala with friends'],
  ['Karad', 'कराड', 2, 0.7, 'Preeti Sangam where two rivers meet'],
  ['Baramati', 'बारामती', 2, 0.75, 'our sugarcane and grape plots'],
  ['Belagavi', 'बेळगावी', 2, 0.75, 'kunda, Marathi theatre and cool evenings'],
  ['Panaji', 'पणजी', 2, 0.9, 'the river promenade in the monsoon'],
  ['Bengaluru', 'बेंगळुरू', 4, 1.2, 'the Maharashtra Mandal here and its Ganeshotsav'],
  ['Hyderabad', 'हैदराबाद', 2, 1.1, 'a small Marathi circle that meets every month'],
  ['Indore', 'इंदूर', 2, 0.85, 'poha in the morning and Sarafa at night'],
  ['Vadodara', 'वडोदरा', 1, 0.85, 'music festivals and the old palace grounds'],
  ['New Delhi', 'नवी दिल्ली', 1, 1.1, 'winter mornings in Lodhi Garden'],
  ['London', 'लंडन', 1, 3.2, 'Diwali with the Maharashtra Mandal here', true],
  ['New Jersey', 'न्यू जर्सी', 2, 4.2, 'dhol-tasha practice with the local pathak', true],
  ['Toronto', 'टोरंटो', 1, 3.2, 'long winters and a warm circle of friends', true],
  ['Dubai', 'दुबई', 1, 2.6, 'Friday walks by the creek', true],
  ['Singapore', 'सिंगापूर', 1, 3.4, 'Gudi Padwa far from home, done properly', true],
  ['Munich', 'म्युनिक', 1, 3.1, 'hiking trails that remind me of Sahyadri', true],
];

/** Cities with how often they occur. */
export const places: readonly (readonly [Place, number])[] = rows.map(
  ([city, devanagari, weight, cost, charm, abroad = false]) => [
    { city, devanagari, cost, charm, abroad },
    weight,
  ],
);

/** Where mothers' families (mamkul) and family lands are. */
export const hometowns = (
  'Wai, Phaltan, Karad, Miraj, Ichalkaranji, Pandharpur, Barshi, Sangamner, Shrirampur, Malegaon, Yeola, ' +
  'Chiplun, Dapoli, Guhagar, Malvan, Sawantwadi, Mahad, Alibag, Junnar, Saswad, Bhor, Baramati, Indapur, ' +
  'Beed, Ambajogai, Paithan, Wardha, Yavatmal, Buldhana, Khamgaon, Chopda, Amalner, Gadhinglaj, Vita'
).split(', ');

/** Localities for postal addresses of family contacts. */
export const localities = (
  'Shivaji Nagar, Tilak Road, Station Road, Rajarampuri, Kothrud, Ganesh Colony, Sadashiv Peth, Laxmi Nagar, ' +
  'Vishrambag, Gandhi Chowk, Subhash Nagar, Mahatma Phule Road, Shahupuri, Indira Nagar, College Road'
).split(', ');
