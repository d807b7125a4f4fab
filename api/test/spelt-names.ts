/** Names as families write them, each line one name: in Latin letters in several ways, and in Devanagari. */
export const SPELT_NAMES: readonly (readonly string[])[] = `
Gyaneshwar Dnyaneshwar Dhnyaneshwar Jnaneshwar ज्ञानेश्वर द्न्यानेश्वर
Hrishikesh Rushikesh Rishikesh Hrushikesh ऋषिकेश हृषीकेश रुषिकेश
Dubey Dube दुबे
Pandey Pande पांडे पाण्डेय पाण्डे
Choubey Chaubey Chaube चौबे
Deshpande Deshpandey देशपांडे
Verma Varma वर्मा
Sanskruti Sanskriti Samskruti संस्कृती संस्कृति
Joshi Joshee जोशी
Kulkarni Kulkarnee कुलकर्णी
Laxmi Lakshmi लक्ष्मी
Pooja Puja पूजा
Vidya Vidhya विद्या
Gayatri Gaytri Gayathri गायत्री
Shivani Sivani शिवानी
Aarti Arti Aarati आरती
Sneha स्नेहा
Vaishnavi Vaishnavee वैष्णवी
Shraddha Shradha Sraddha श्रद्धा
Siddhi Sidhi सिद्धी सिद्धि
Omkar Onkar ओंकार ॐकार ओमकार
Yash यश
Isha Eesha ईशा
Kshitija Xitija क्षितिजा
Chhaya Chaya छाया
Jnanada Dnyanada Gyanada ज्ञानदा
Anuradha Anuraadha अनुराधा
Mrunal Mrinal मृणाल
Krupa Kripa कृपा
Prutha Pritha पृथा
Vrushali Vrishali वृषाली
Rutuja Rituja ऋतुजा रुतुजा
Tawde Tavde Tawade तावडे
Waghmare Vaghmare वाघमारे
Shinde Sinde शिंदे
Gokhale Gokhle गोखले
Bhave Bhawe भावे
Phadke Fadke फडके फड़के
Chaudhari Choudhary Chowdhury Chaudhary चौधरी
Mishra Misra मिश्रा मिश्र
Trivedi त्रिवेदी
Tiwari Tivari Tewari तिवारी
Agrawal Agarwal Aggarwal अग्रवाल अगरवाल
Ghosh घोष
Singh सिंह सिंग
Sinha सिन्हा सिंहा
Ranjitsingh Ranjitsinh रणजितसिंह
Rao राव
Jadhav Jadhao जाधव
Bhimrao Bheemrao भीमराव
Namdeo Namdev नामदेव
Deodhar Devdhar देवधर
Yeole Yewale येवले
Gaonkar Gavkar गावकर गांवकर
Goregaon गोरेगाव गोरेगाँव
Mukherjee Mukherji Mukharji मुखर्जी
Sarjerao Serjerao सर्जेराव
Devansh Devamsh देवांश
Sowmya Saumya सौम्या
Chauhan Chowhan चौहान
Chavan Chavhan चव्हाण
Nivrutti Nivritti निवृत्ती
Jagruti Jagriti जागृती
Srushti Srishti Shrushti सृष्टी
Trupti Tripti तृप्ती
Amruta Amrita अमृता
Krushna Krishna कृष्ण कृष्णा
Pruthvi Prithvi पृथ्वी
Rucha Richa ऋचा
Hruday Hriday हृदय
Dhruv ध्रुव
Shruti Shruthi श्रुती
Karuna करुणा
Karina करीना
Arun अरुण
Devrukhkar देवरुखकर
Ramrup रामरूप
Shivrudra शिवरुद्र
Bhagyashree Bhagyashri भाग्यश्री
Pradnya Pragya Prajna प्रज्ञा
Rajani Rajni रजनी
Ranjana Ranjna रंजना
Shreya श्रेया
Maitreyi मैत्रेयी
Gaikwad Gaekwad Gayakwad गायकवाड
Naik Nayak नाईक नायक
Dattatray Dattatraya Dattatreya दत्तात्रय दत्तात्रेय
Narhari Narahari नरहरी
Rahane रहाणे
Shah शाह शहा
Saee Sai सई
Zende झेंडे
Sonawane Sonavane Sonwane सोनवणे
Dixit Dikshit दीक्षित
Jayashri Jaishree जयश्री
Krutika Kritika Kruttika कृतिका कृत्तिका
Seeta Sita सीता
Meena Mina मीना
Roma रोमा
Rama रमा
Ruma रुमा
Rima Reema रीमा
Ravi रवी
Kerkar केरकर
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
