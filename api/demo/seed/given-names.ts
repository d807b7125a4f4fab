import type { SeedGender, SeedRashi } from './seed-types.ts';

/** A given name in both scripts with the moon sign of its first syllable (108 namakshar). */
export interface GivenName {
  latin: string;
  devanagari: string;
  rashi: SeedRashi;
}

const brides: Record<SeedRashi, string> = {
  mesha:
    'Ashwini अश्विनी, Amruta अमृता, Aditi अदिती, Anagha अनघा, Ankita अंकिता, Apurva अपूर्वा, Aarti आरती, Archana अर्चना, Anjali अंजली, Aparna अपर्णा, Asmita अस्मिता, Anuja अनुजा, Asavari आसावरी, Leena लीना, Chetana चेतना',
  vrishabha:
    'Ishwari ईश्वरी, Urmila उर्मिला, Vaishali वैशाली, Vidya विद्या, Varsha वर्षा, Vaishnavi वैष्णवी, Vrushali वृषाली, Isha ईशा, Aishwarya ऐश्वर्या, Vedika वेदिका, Vibhavari विभावरी',
  mithuna:
    'Kavita कविता, Kirti कीर्ती, Ketaki केतकी, Komal कोमल, Krutika कृतिका, Harshada हर्षदा, Kalyani कल्याणी, Kanchan कांचन, Ketki केतकी, Kshitija क्षितिजा',
  karka: 'Hemangi हेमांगी, Himani हिमानी, Hemlata हेमलता, Hrutuja हृतुजा',
  simha:
    'Madhura मधुरा, Manasi मानसी, Mayuri मयूरी, Mrunal मृणाल, Mrunmayee मृण्मयी, Mugdha मुग्धा, Meenal मीनल, Mukta मुक्ता, Manjiri मंजिरी, Maithili मैथिली, Mitali मिताली, Madhavi माधवी',
  kanya:
    'Pooja पूजा, Prachi प्राची, Pallavi पल्लवी, Pranjal प्रांजल, Priya प्रिया, Pradnya प्रज्ञा, Purva पूर्वा, Pournima पौर्णिमा, Priyanka प्रियांका, Pranali प्रणाली',
  tula: 'Rutuja ऋतुजा, Renuka रेणुका, Radhika राधिका, Rasika रसिका, Rohini रोहिणी, Revati रेवती, Tejaswini तेजस्विनी, Tanvi तन्वी, Tejal तेजल, Rashmi रश्मी, Rajeshwari राजेश्वरी',
  vrishchika:
    'Neha नेहा, Nikita निकिता, Nandini नंदिनी, Namrata नम्रता, Netra नेत्रा, Nupur नूपुर, Nilima नीलिमा, Yamini यामिनी, Yashodhara यशोधरा, Nayan नयन',
  dhanu:
    'Bhagyashree भाग्यश्री, Bhavana भावना, Yogita योगिता, Dhanashree धनश्री, Bhairavi भैरवी, Yogini योगिनी',
  makara:
    'Janhavi जान्हवी, Jui जुई, Jyoti ज्योती, Gargi गार्गी, Gayatri गायत्री, Gitanjali गीतांजली, Girija गिरिजा, Jayashree जयश्री',
  kumbha:
    'Gauri गौरी, Sayali सायली, Sneha स्नेहा, Sharvari शर्वरी, Shruti श्रुती, Swati स्वाती, Sukanya सुकन्या, Supriya सुप्रिया, Shweta श्वेता, Saee सई, Samruddhi समृद्धी, Sonali सोनाली, Snehal स्नेहल, Sarika सारिका, Shraddha श्रद्धा, Sanika सानिका, Smita स्मिता, Gunjan गुंजन',
  meena: 'Dipali दीपाली, Devika देविका, Divya दिव्या, Deepti दीप्ती, Charulata चारुलता, Chitra चित्रा',
};

const grooms: Record<SeedRashi, string> = {
  mesha:
    'Aniket अनिकेत, Amol अमोल, Akshay अक्षय, Ajinkya अजिंक्य, Ameya अमेय, Abhijit अभिजित, Ashutosh आशुतोष, Aditya आदित्य, Atharva अथर्व, Avinash अविनाश, Anand आनंद, Chaitanya चैतन्य, Lokesh लोकेश, Amogh अमोघ',
  vrishabha:
    'Omkar ओंकार, Vikram विक्रम, Vishal विशाल, Varad वरद, Vinayak विनायक, Vaibhav वैभव, Vivek विवेक, Uday उदय, Umesh उमेश, Utkarsh उत्कर्ष, Balaji बालाजी, Vedant वेदांत, Eknath एकनाथ',
  mithuna:
    'Kedar केदार, Kaustubh कौस्तुभ, Kunal कुणाल, Kiran किरण, Kshitij क्षितिज, Harshad हर्षद, Ghanshyam घनश्याम, Ketan केतन, Hari हरी',
  karka: 'Hrishikesh हृषीकेश, Hemant हेमंत, Himanshu हिमांशू',
  simha:
    'Mandar मंदार, Mayur मयूर, Milind मिलिंद, Makarand मकरंद, Mahesh महेश, Mangesh मंगेश, Mihir मिहिर, Mukund मुकुंद, Manoj मनोज, Mohan मोहन',
  kanya:
    'Prasad प्रसाद, Pranav प्रणव, Parag पराग, Prathamesh प्रथमेश, Pushkar पुष्कर, Pankaj पंकज, Prashant प्रशांत, Pratik प्रतीक, Purushottam पुरुषोत्तम',
  tula: 'Rohan रोहन, Rohit रोहित, Rahul राहुल, Ravindra रवींद्र, Rajesh राजेश, Tejas तेजस, Tushar तुषार, Rushikesh ऋषिकेश, Tanmay तन्मय, Rupesh रूपेश',
  vrishchika:
    'Nikhil निखिल, Ninad निनाद, Nachiket नचिकेत, Nilesh नीलेश, Niranjan निरंजन, Yash यश, Nitin नितीन, Naresh नरेश, Yuvraj युवराज',
  dhanu: 'Yogesh योगेश, Bhushan भूषण, Dhananjay धनंजय, Bhaskar भास्कर, Yogendra योगेंद्र',
  makara:
    'Jayesh जयेश, Ganesh गणेश, Gajanan गजानन, Girish गिरीश, Jitendra जितेंद्र, Dnyaneshwar ज्ञानेश्वर, Jaydeep जयदीप, Khanderao खंडेराव',
  kumbha:
    'Gaurav गौरव, Sagar सागर, Siddharth सिद्धार्थ, Sandeep संदीप, Sachin सचिन, Shantanu शंतनू, Shrikant श्रीकांत, Swapnil स्वप्नील, Sameer समीर, Soham सोहम, Sanket संकेत, Suyash सुयश, Saurabh सौरभ, Shreyas श्रेयस, Sudhir सुधीर, Dattatray दत्तात्रय',
  meena:
    'Digvijay दिग्विजय, Deepak दीपक, Devendra देवेंद्र, Chinmay चिन्मय, Chandrakant चंद्रकांत, Durgesh दुर्गेश',
};

/** Given names by gender, in both scripts. */
export const givenNames: Record<SeedGender, readonly GivenName[]> = {
  female: read(brides),
  male: read(grooms),
};

function read(table: Record<SeedRashi, string>): GivenName[] {
  return Object.entries(table).flatMap(([rashi, names]) =>
    names.split(', ').map((pair) => {
      const [latin = '', devanagari = ''] = pair.split(' ');
      return { latin, devanagari, rashi: rashi as SeedRashi };
    }),
  );
}
