import type { Phrasing } from '../../topics.ts';

/** What the assistant does not tell, comparisons, and small talk. */
export const manners: readonly Phrasing[] = [
  {
    about: 'contact',
    phrases: `phone | phone number | mobile | mobile number | number | cell | contact | contact number | contact details | contacts | how contact | call | call her | call him | ring | reach | how reach | whatsapp | whatsapp number | email | e mail | mail id | gmail | instagram | insta | facebook | fb | twitter | telegram | snapchat | linkedin | social media | address | home address | full address | house number | street | postal address | meet address | pincode | pin code | telephone | landline | father number | mother number | father phone | parents number | parents phone | brother number | family number | family contact
      | phone nambar | mobile nambar | nambar | sampark | mobile no | phone no | ghar ka pata | ghar ka address | patta | gharcha patta | insta id | vatsap
      | फोन | फोन नंबर | नंबर | मोबाईल | मोबाइल | मोबाईल नंबर | संपर्क | संपर्क क्रमांक | व्हॉट्सअॅप | व्हॉट्सॲप | व्हाट्सएप | वाट्सऐप | ईमेल | ई मेल | पत्ता | घरचा पत्ता | घर का पता | पता दीजिए | पता दो | इंस्टाग्राम | फेसबुक | दूरध्वनी | क्रमांक | वडिलांचा नंबर | पिता का नंबर | आईचा नंबर`,
  },
  {
    about: 'other_people',
    phrases: `other profile | other profiles | another profile | other people | other girls | other boys | other members | other women | other men | someone else | somebody else | anyone else | another girl | another boy | who else | other candidates | similar profiles | recommend | suggest someone | suggest me | show me others | best profile | list of girls | list of boys | all members | all brides | all grooms | other brides | other grooms | most expensive | who visited | who viewed | who liked | who sent interest | her friend | his friend | ex boyfriend | ex girlfriend | ex husband | ex wife | dusri ladki | dusra ladka | dusre profile | dusari mulgi | dusara mulga | aur koi | koi aur | itar profile | दुसरी मुलगी | दुसरा मुलगा | इतर प्रोफाइल | दूसरी लड़की | दूसरा लड़का | कोई और | दुसरे कोणी | दुसरी कोणी | दूसरे प्रोफाइल | माझे प्रोफाइल | मेरा प्रोफ़ाइल | आणखी कोणी`,
  },
  {
    about: 'instructions',
    phrases: `ignore previous | ignore instructions | ignore all | ignore rules | previous instructions | disregard | forget instructions | forget rules | system prompt | prompt | your prompt | your instructions | developer mode | jailbreak | pretend | pretend to be | roleplay | role play | override | bypass | database | sql | select from | drop table | password | token | api key | admin | source code | hidden data | hidden fields | raw data | json | dump | print everything | translate everything above | repeat above | repeat everything | debug mode | sudo | निर्देश विसरा | सूचना विसरा | निर्देश भूल | पासवर्ड | सिस्टम प्रॉम्प्ट | प्रॉम्प्ट | नियम भूल | नियम विसर | नियम विसरा | niyam bhul | niyam visar`,
  },
  {
    about: 'unlisted',
    phrases: `weight | weigh | weighs | how heavy | complexion | skin colour | skin color | fair or dark | fair | dark skin | body type | eye colour | hair | religion | caste | sub caste | subcaste | community | visa | passport | citizenship | health | disease | illness | medical | disability | disabled | dowry | dahej | hunda | astrologer | political | politics | vote | drugs | car drive | driving licence | credit score | alive | passed away | expired | hayat | jinda | हयात | जिवंत | ज़िंदा | जीवित | change surname | surname change | adnav badal | naam badal | आडनाव बदलणार | आडनाव बदलेल | सरनेम बदलेगी | loan | debt | karz | karja | udhari | कर्ज | कर्ज़ | लोन | pan card | police record | criminal | beautiful | handsome | pretty | good looking | virgin | past relationship | boyfriend | girlfriend | affair | dating | when marry | plan marry | religion follow | god | temple | birth place | place of birth | birthplace | favourite colour | favorite color | favourite movie | favorite food | shoe size | iq | grandfather | grandmother | cousin | uncle | aunt | neighbour | siblings income | puja path | pooja path | dharmik | पूजा पाठ | धार्मिक | chashma | specs | चश्मा | चष्मा | vajan | wajan | rang | gora | gori | jaat | jati | cast | janam sthan | samaj | samaaj | biradari | dharm | dharma | janm sthan | vazan | वजन | रंग | जात | जाति | बिरादरी | समाज | धर्म | आजार | बीमारी | हुंडा | हुंड्या | हुंड्याचि | hundya | hundyachi | दहेज | जन्मस्थळ | जन्म ठिकाण | जन्म स्थान | सुंदर | गोरी | गोरा | पासपोर्ट | व्हिसा`,
  },
  {
    about: 'unlisted',
    near: 'current_city',
    missing: 'move',
    phrases: `relocate | relocation | shift | shifting | move | moves | moving | shift abroad | move abroad | transfer | transferable job | settle | sthayik | स्थायिक | शिफ्ट | बदली | तबादला`,
  },
  {
    about: 'unlisted',
    near: 'occupation',
    missing: 'work_conditions',
    phrases: `night shift | night shifts | night duty | shift timing | working hours | office hours | work from home | रात पाळी | नाईट शिफ्ट | नाइट शिफ़्ट`,
  },
  {
    about: 'unlisted',
    near: 'family_financial_status',
    missing: 'support',
    phrases: `support | supports | support parents | support family financially | send money home`,
  },
  {
    about: 'unlisted',
    near: 'rashi',
    missing: 'nakshatra',
    panel: 'nakshatra',
    phrases: `nakshatra | naksatra | nakshtra | charan | birth star | नक्षत्र | चरण`,
  },
  {
    about: 'unlisted',
    near: 'birthdate',
    missing: 'birth_time',
    phrases: `time of birth | birth time | time born | kitne baje janm | janm samay | janam samay | janmavel | janm vel | जन्मवेळ | जन्म वेळ | जन्म समय | कितने बजे जन्म`,
  },
  {
    about: 'unlisted',
    near: 'maritial_status',
    missing: 'children',
    phrases: `kids plan | want children | want kids | children | kids | how many children | child | kid | pregnant | bachche | bacche | bachcha | mule | mul | apatya | बच्चे | बच्चा | मुले बाळे | अपत्य`,
  },
  {
    about: 'unlisted',
    near: 'aboutme',
    missing: 'character',
    phrases: `short tempered | short temper | temper | bad temper | hot tempered | angry | anger | aggressive | gussa | gusse | gussewala | gussail | raag | ragit | tapat | chidchida | shant svabhav | गुस्सा | गुस्सैल | ग़ुस्सा | राग | रागीट | तापट | चिडका | चिडचिडा | adjust | adjusting | एडजस्ट | अॅडजस्ट | ॲडजस्ट | homely | gharelu | घरेलू | understanding | mature | patient`,
  },
  {
    about: 'private',
    phrases: `email address of owner | document | documents | aadhaar | aadhar | aadhar number | pan number | passport number | salary slip | payslip | bank account | subscription | paid member | last seen | last active | online now | when online | blocked | आधार | आधार क्रमांक | कागदपत्रे | दस्तावेज`,
  },
  {
    about: 'greeting',
    phrases: `hello | hey | namaste | namaskar | good morning | good evening | good afternoon | kaise ho | how are you | नमस्ते | नमस्कार | हॅलो | हैलो | राम राम`,
  },
  {
    about: 'thanks',
    phrases: `thanks | thank you | thank | great thanks | ok thanks | dhanyavad | dhanyawad | shukriya | abhari | धन्यवाद | शुक्रिया | आभारी | आभार`,
  },
  {
    about: 'helper',
    phrases: `chatbot | robot | help | help me | how use | yourself | madad | madat | मदत | मदद | तुम्ही कोण आहात | आप कौन हैं | तू कोण आहेस | तुम कौन हो`,
  },
  {
    about: 'taller',
    phrases: `tichyapeksha unch | tyachyapeksha unch | usse lamba | usse lambi | तिच्यापेक्षा उंच | त्याच्यापेक्षा उंच | उससे लंबा | उससे लंबी | taller | taller than me | height difference | mujhse lambi | mujhse lamba | mujhse lambe | majhyapeksha unch | mazyapeksha unch | मुझसे लंबी | मुझसे लंबा | मुझसे लंबे | माझ्यापेक्षा उंच | माझ्याहून उंच | माझ्यापेक्षा किती उंच | मुझसे कितना लंबा | मुझसे कितनी लंबी | उंचीत फरक | कद में फ़र्क | कद में फर्क | लंबाई में फ़र्क | लंबाई में फर्क | height me farak | height mein fark | kad me farak | compare height | how much taller`,
  },
  {
    about: 'shorter',
    phrases: `shorter | shorter than me | mujhse chhoti height | माझ्यापेक्षा बुटकी | माझ्याहून बुटकी | माझ्यापेक्षा ठेंगणी | माझ्यापेक्षा कमी उंच | मुझसे कम लंबी`,
  },
  {
    about: 'older',
    phrases: `tichyapeksha motha | tyachyapeksha mothi | usse bada | usse badi | तिच्यापेक्षा मोठा | त्याच्यापेक्षा मोठी | उससे बड़ा | उससे बड़ी | older | older than me | elder than me | age difference | age gap | how much older | mujhse badi | mujhse bada | mujhse bade | majhyapeksha mothi | majhyapeksha motha | मुझसे बड़ी | मुझसे बड़ा | मुझसे बड़े | माझ्यापेक्षा मोठी | माझ्याहून मोठी | माझ्याहून मोठा | माझ्यापेक्षा मोठा | माझ्यापेक्षा मोठे | माझ्यापेक्षा मोठ्या | माझ्याहून मोठ्या | वयात फरक | वयातील फरक | उम्र का अंतर | उम्र में अंतर | उम्र में फ़र्क | उम्र में फर्क | उम्र का फ़र्क | उम्र का फर्क | umar ka antar | umar me farak | umar ka fark | umra me fark | vayat farak`,
  },
  {
    about: 'younger',
    phrases: `tichyapeksha lahan | tyachyapeksha lahan | usse chhota | usse chhoti | तिच्यापेक्षा लहान | त्याच्यापेक्षा लहान | उससे छोटा | उससे छोटी | younger | younger than me | how much younger | mujhse chhoti | mujhse chhota | majhyapeksha lahan | मुझसे छोटी | मुझसे छोटा | मुझसे छोटे | माझ्यापेक्षा लहान | माझ्याहून लहान`,
  },
  {
    about: 'same',
    phrases: `same | same as mine | same as me | both of us | we both | common | ek hi | ekach | sarkhi | sarkha | saman | समान | एकच | एकाच | सारखी | सारखे | सारखा | एक ही | एक जैसे`,
  },
];
