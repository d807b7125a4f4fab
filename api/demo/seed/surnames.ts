/** A family name in both scripts with the gotra that family gives. */
export interface Surname {
  latin: string;
  devanagari: string;
  gotra: string;
}

const table = `
Kashyap: Kulkarni कुलकर्णी, Patil पाटील, Jadhav जाधव, Shinde शिंदे, Gaikwad गायकवाड, Bhosale भोसले, Wagh वाघ, Thorat थोरात
Bharadwaj: Deshpande देशपांडे, Joshi जोशी, Pawar पवार, Chavan चव्हाण, Kadam कदम, Salunkhe साळुंखे, Nimbalkar निंबाळकर
Vasishtha: Deshmukh देशमुख, Gokhale गोखले, Karve कर्वे, More मोरे, Mane माने, Ghorpade घोरपडे, Barve बर्वे
Atri: Apte आपटे, Kale काळे, Sawant सावंत, Rane राणे, Dalvi दळवी, Ketkar केतकर, Naik नाईक
Vatsa: Bhide भिडे, Gadgil गाडगीळ, Mahajan महाजन, Borse बोरसे, Sonawane सोनवणे, Ahire अहिरे
Kaushik: Phadke फडके, Limaye लिमये, Wankhede वानखेडे, Ingle इंगळे, Thakare ठाकरे, Raut राऊत
Gautam: Sathe साठे, Godbole गोडबोले, Bhagat भगत, Shelar शेलार, Kamble कांबळे, Tambe तांबे
Shandilya: Paranjape परांजपे, Pendse पेंडसे, Bapat बापट, Yadav यादव, Nalawade नलावडे, Jagtap जगताप
Jamadagni: Ranade रानडे, Khare खरे, Dixit दीक्षित, Mohite मोहिते, Surve सुर्वे, Gawade गावडे
Agastya: Sane साने, Vaidya वैद्य, Kelkar केळकर, Landge लांडगे, Kakade काकडे, Bhandari भंडारी
Parashar: Tilekar टिळेकर, Inamdar इनामदार, Walimbe वाळिंबे, Shirke शिर्के, Dhumal धुमाळ, Zagade झगडे
Garga: Muley मुळे, Pathak पाठक, Pande पांडे, Gole गोळे, Hande हांडे, Lokhande लोखंडे`;

/** Family names of the community. */
export const surnames: readonly Surname[] = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [gotra = '', names = ''] = line.split(': ');
    return names.split(', ').map((pair) => {
      const [latin = '', devanagari = ''] = pair.split(' ');
      return { latin, devanagari, gotra };
    });
  });

/** Double and titled names, to try what long names do to a card. */
export const longSurnames: readonly Surname[] = [
  { latin: 'Deshmukh-Nimbalkar', devanagari: 'देशमुख-निंबाळकर', gotra: 'Vasishtha' },
  { latin: 'Kulkarni-Deshpande', devanagari: 'कुलकर्णी-देशपांडे', gotra: 'Kashyap' },
  { latin: 'Suryawanshi Ghorpade', devanagari: 'सूर्यवंशी घोरपडे', gotra: 'Shandilya' },
  { latin: 'Naik-Nimbalkar Inamdar', devanagari: 'नाईक-निंबाळकर इनामदार', gotra: 'Parashar' },
];
