/** Pastimes as people name them in a list. */
export const pastimes = (
  'reading, trekking in the Sahyadri, Marathi natak, classical vocal music, harmonium, tabla, Kathak, Bharatanatyam, ' +
  'cooking, baking, gardening, terrace farming, photography, cricket, badminton, kabaddi, chess, carrom, swimming, ' +
  'cycling, long drives, yoga, running, rangoli, sketching, warli painting, calligraphy, knitting, bird watching, ' +
  'visiting forts, collecting old coins, dhol-tasha, bhajan, abhang, podcasts, film music, writing poems, blogging, ' +
  'volunteering at a school, learning German, stargazing, pottery, astronomy, quizzing, travel by train'
).split(', ');

/** The same in Marathi, for texts in Devanagari. */
export const pastimesMarathi =
  'वाचन, ट्रेकिंग, नाटक, शास्त्रीय संगीत, स्वयंपाक, बागकाम, रांगोळी, छायाचित्रण, क्रिकेट, योगासने, भटकंती, लेखन, चित्रकला, गडकिल्ले, अभंग'.split(
    ', ',
  );
