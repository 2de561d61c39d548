/**
 * Corrections that assigning one package's PIN codes to the other's districts needs, written by hand. States are named by the codes of `districts.ts`, districts by
 * their names there. `npm run geography` refuses a correction that no longer corrects anything, and a name that needs one.
 */

/** Names of states in the PIN codes which differ from those of `districts.ts` by more than "&"; name to code. */
export const stateSpellings: Readonly<Record<string, string>> = {
  "Andaman & Nicobar": "AN", // without "Islands"
  "Chattisgarh": "CG", // spelling
  "Dadra & Nagar Haveli": "DH", // one territory with Daman and Diu since 26 January 2020
  "Daman & Diu": "DH", // likewise
  "Pondicherry": "PY", // renamed in 2006
};

/** Districts that the PIN codes still have in another state: state of the source, district, state now. */
export const movedToState: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  JK: {
    Kargil: "LA", // Ladakh is its own territory since 31 October 2019
    Leh: "LA", // likewise
  },
};

/**
 * Names of districts in either package, and the district (or, where one was divided whole, districts) meant.
 * Differences of capitals, spaces, accents, "&" and what is in brackets need no entry.
 */
export const districtSpellings: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>> = {
  AP: {
    "Ananthapur": "Anantapur", // spelling
    "Cuddapah": "YSR Kadapa", // renamed YSR in 2010, after Y. S. Rajasekhara Reddy; Kadapa is kept in its name
    "Konaseema": "Dr. B.R. Ambedkar Konaseema", // renamed in 2022, months after it was formed
    "Nandamuri Taraka Rama Rao": "NTR (Vijayawada)", // the official name is the initials
    "Nellore": "Sri Potti Sriramulu Nellore", // renamed in 2008
    "Sri SathyaYSR": ["Sri Sathya Sai", "YSR Kadapa"], // two lines of the package's list that ran into one
  },
  AR: {
    "Itanagar City Complex": "Itanagar Capital Complex", // its official name
    "Upper Dibang Valley": "Dibang Valley", // no official "Upper"; the lower part is Lower Dibang Valley
  },
  AS: {
    "Karimganj": "Sribhumi (Karimganj)", // renamed in November 2024
    "Marigaon": "Morigaon", // spelling
    "North Cachar Hills": "Dima Hasao", // renamed in 2010
    "Sibsagar": "Sivasagar", // spelling
  },
  CG: {
    "Gaurella-Pendra-Marwahi": "Gaurela-Pendra-Marwahi", // spelling
    "Kawardha": "Kabirdham (Kawardha)", // the former name, after its seat
    "Koriya": "Korea", // spelling
    "Mohla Manpur": "Mohla-Manpur-Ambagarh Chowki", // its full name
    "Shakti": "Sakti", // spelling
  },
  DL: {
    "Shahdara district": "Shahdara", // not part of the name
  },
  GJ: {
    "Kachchh": "Kutch", // spelling
    "Mahesana": "Mehsana", // spelling
    "Panch Mahals": "Panchmahal", // spelling
    "The Dangs": "Dang", // former English name
  },
  HP: {
    "Lahul & Spiti": "Lahaul and Spiti", // spelling
  },
  HR: {
    "Gurgaon": "Gurugram", // renamed in 2016
  },
  JH: {
    "Giridh": "Giridih", // misspelt
    "Palamau": "Palamu", // spelling
  },
  JK: {
    "Ananthnag": "Anantnag", // misspelt
    "Bandipore": "Bandipora", // spelling
    "Bandipur": "Bandipora", // spelling
    "Rajauri": "Rajouri", // spelling
  },
  KA: {
    "Bangalore": "Bengaluru Urban", // the city's district; renamed on 1 November 2014
    "Bangalore Rural": "Bengaluru Rural", // renamed on 1 November 2014
    "Bangalore Urban": "Bengaluru Urban", // renamed on 1 November 2014
    "Belgaum": "Belagavi", // renamed on 1 November 2014
    "Bellary": "Ballari", // renamed on 1 November 2014
    "Bijapur(KAR)": "Vijayapura (Bijapur)", // renamed on 1 November 2014; marked apart from Bijapur in Chhattisgarh
    "Chamrajnagar": "Chamarajanagara", // spelling
    "Chickmagalur": "Chikkamagaluru", // renamed on 1 November 2014
    "Chikmagalur": "Chikkamagaluru", // renamed on 1 November 2014
    "Davangere": "Davanagere", // spelling
    "Gulbarga": "Kalaburagi (Gulbarga)", // renamed on 1 November 2014
    "Koppala": "Koppal", // spelling
    "Mysore": "Mysuru", // renamed on 1 November 2014
    "Ramanagar": "Ramanagara", // spelling
    "Shimoga": "Shivamogga", // renamed on 1 November 2014
    "Tumkur": "Tumakuru", // renamed on 1 November 2014
  },
  KL: {
    "Kasargod": "Kasaragod", // spelling
  },
  MH: {
    "Ahmed Nagar": "Ahilyanagar (Ahmednagar)", // renamed in October 2024; so the PIN codes write the former name
    "Ahmednagar": "Ahilyanagar (Ahmednagar)", // likewise; so the list does
    "Aurangabad": "Chhatrapati Sambhajinagar (Aurangabad)", // renamed in September 2023
    "Mumbai": "Mumbai Suburban", // two districts since 1990; strayListings takes the City's PIN codes out of it
    "Osmanabad": "Dharashiv (Osmanabad)", // renamed in September 2023
    "Raigarh(MH)": "Raigad", // spelling; marked apart from Raigarh in Chhattisgarh
  },
  ML: {
    "Eastern West Khasi Hills district": "Eastern West Khasi Hills", // not part of the name
    "Jaintia Hills": ["East Jaintia Hills", "West Jaintia Hills"], // divided on 31 July 2012
  },
  MP: {
    "East Nimar": "Khandwa", // the former name; the PIN codes use both
    "Hoshangabad": "Narmadapuram (Hoshangabad)", // renamed in February 2022
    "West Nimar": "Khargone", // the former name; the PIN codes use both
  },
  MZ: {
    "Mammit": "Mamit", // misspelt
    "Saiha": "Siaha", // spelling, as its people write it
  },
  NL: {
    "Zunhebotto": "Zunheboto", // misspelt
  },
  OD: {
    "Baleswar": "Balasore", // the Odia form
    "Debagarh": "Deogarh", // the Odia form
    "Debagarh (Deogarh)": "Deogarh", // with the Odia form first
    "Jagatsinghapur": "Jagatsinghpur", // spelling
    "Jajapur": "Jajpur", // spelling
    "Khorda": "Khordha (Bhubaneswar)", // spelling
    "Nabarangapur": "Nabarangpur", // spelling
    "Sonapur": "Subarnapur (Sonepur)", // its seat, Sonepur
    "Sundergarh": "Sundargarh", // spelling
  },
  PB: {
    "Mohali": "Sahibzada Ajit Singh Nagar (Mohali)", // everyday name; the district was formed in 2006
    "Muktsar": "Sri Muktsar Sahib", // renamed in 2012
    "Nawanshahr": "Shahid Bhagat Singh Nagar (Nawanshahr)", // renamed in 2008
    "Ropar": "Rupnagar", // the former name; the PIN codes use both
  },
  PY: {
    "Pondicherry": "Puducherry", // renamed in 2006
  },
  RJ: {
    "Ganganagar": "Sri Ganganagar", // its full name
    "Jalor": "Jalore", // spelling
    "Jhujhunu": "Jhunjhunu", // misspelt
  },
  SK: {
    "East Sikkim": "Gangtok (East Sikkim)", // renamed in December 2021
    "North Sikkim": "Mangan (North Sikkim)", // renamed in December 2021
    "South Sikkim": "Namchi (South Sikkim)", // renamed in December 2021
    "West Sikkim": "Gyalshing (West Sikkim)", // renamed in December 2021
  },
  TG: {
    "K.V.Rangareddy": "Ranga Reddy", // after Konda Venkata Ranga Reddy; the short form is official
    "Mahabub Nagar": "Mahbubnagar", // spelling
  },
  TN: {
    "Tirupattur": "Tirupathur", // spelling
    "Tuticorin": "Thoothukudi", // the former English name
    "Villupuram": "Viluppuram", // spelling
  },
  UP: {
    "Allahabad": "Prayagraj (Allahabad)", // renamed in October 2018
    "Faizabad": "Ayodhya (Faizabad)", // renamed in November 2018
    "Jyotiba Phule Nagar": "Amroha", // its first name again since 2012
    "Kheri": "Lakhimpur Kheri", // with its seat, as people say it
    "Sant Ravidas Nagar": "Bhadohi", // its first name again since 2014
    "Shrawasti": "Shravasti", // spelling
  },
  WB: {
    "Bardhaman": ["Paschim Bardhaman (Asansol)", "Purba Bardhaman"], // divided on 7 April 2017
    "Darjiling": "Darjeeling", // spelling
    "East Midnapore": "Purba Medinipur", // translated
    "Maldah": "Malda", // spelling
    "Medinipur": "Paschim Medinipur", // one office, Dharma in 721101, is given the undivided district
    "North Dinajpur": "Uttar Dinajpur", // translated
    "Puruliya": "Purulia", // spelling
    "South Dinajpur": "Dakshin Dinajpur", // translated
    "West Midnapore": "Paschim Medinipur", // translated
  },
};

/** Districts of the package's list that were announced and never formed. Their PIN codes stay where they are. */
export const neverFormed: Readonly<Record<string, readonly string[]>> = {
  MP: ["Chachoda", "Nagda"], // approved in 2020, never notified; in Guna and in Ujjain
  UK: ["Didihat", "Kotdwar", "Ranikhet", "Yamunotri"], // announced in 2011; in four older districts
};

/** Districts that stood on 1 January 2025 and that the package's list lacks. */
export const missingFromList: Readonly<Record<string, readonly string[]>> = {
  AR: ["Bichom", "Keyi Panyor"], // formed in March 2024
  MP: ["Mauganj", "Pandhurna"], // formed in August and October 2023
  NL: ["Meluri"], // formed in November 2024
  RJ: [
    // Of those formed in August 2023, the eight that were kept when nine were undone in December 2024.
    "Balotra",
    "Beawar",
    "Deeg",
    "Didwana-Kuchaman",
    "Khairthal-Tijara",
    "Kotputli-Behror",
    "Phalodi",
    "Salumbar",
  ],
};

/** PIN codes that the source records under another district than its own. They leave the one for the other. */
export const strayListings: readonly { state: string; from: string; to: string; pincodes: readonly string[] }[] = [
  { state: "PY", from: "Puducherry", to: "Yanam", pincodes: ["533464"] }, // the office itself is called Yanam
  { state: "PY", from: "Puducherry", to: "Mahé", pincodes: ["673310"] }, // Pandakkal is in Mahé
  {
    // The source knows one Mumbai, read here as the suburbs; this is the island, from Colaba to Mahim and Sion.
    state: "MH",
    from: "Mumbai Suburban",
    to: "Mumbai City",
    pincodes: [
      "400001",
      "400002",
      "400003",
      "400004",
      "400005",
      "400006",
      "400007",
      "400008",
      "400009",
      "400010",
      "400011",
      "400012",
      "400013",
      "400014",
      "400015",
      "400016",
      "400017",
      "400018",
      "400019",
      "400020",
      "400021",
      "400022",
      "400025",
      "400026",
      "400027",
      "400028",
      "400030",
      "400031",
      "400032",
      "400033",
      "400034",
      "400035",
      "400037",
    ],
  },
];

/**
 * PIN codes that a district lists although the source records them under others, which keep them: single ones, where
 * the names of the post offices tell which.
 */
export const alsoListingPincodes: readonly { state: string; district: string; pincodes: readonly string[] }[] = [
  // Seven mandals of Khammam went from Telangana to Andhra Pradesh in July 2014. In the first of their two districts
  // these are Chintur, Kunavaram, Yetapaka (Nellipaka) twice, Vararamachandrapuram; in the other Kukunoor, Velerupadu.
  { state: "AP", district: "Alluri Sitharama Raju", pincodes: ["507113", "507121", "507128", "507129", "507135"] },
  { state: "AP", district: "Eluru", pincodes: ["507114", "507121"] },

  // Delhi's nine districts were redrawn as eleven on 11 September 2012.
  { state: "DL", district: "Central Delhi", pincodes: ["110007", "110054", "110084"] }, // Civil Lines, Burari
  {
    // The government's quarter; the Cantonment, Chanakyapuri, R K Puram, Vasant Vihar and the airport.
    state: "DL",
    district: "New Delhi",
    pincodes: [
      "110003",
      "110004",
      "110010",
      "110011",
      "110012",
      "110021",
      "110022",
      "110023",
      "110028",
      "110037",
      "110038",
      "110057",
      "110061",
      "110066",
      "110067",
      "110069",
      "110070",
    ],
  },
  {
    // Model Town, Adarsh Nagar, Alipur, Bawana, Narela.
    state: "DL",
    district: "North Delhi",
    pincodes: ["110009", "110033", "110036", "110039", "110040", "110042", "110052", "110082", "110088"],
  },
  { state: "DL", district: "North West Delhi", pincodes: ["110041"] }, // Mundka
  {
    // Shahdara, Krishna Nagar, Vivek Vihar, Nand Nagri, Seemapuri.
    state: "DL",
    district: "Shahdara",
    pincodes: ["110032", "110051", "110092", "110093", "110094", "110095"],
  },
  {
    // Hauz Khas, Mehrauli, Chhatarpur.
    state: "DL",
    district: "South Delhi",
    pincodes: ["110016", "110029", "110030", "110047", "110068", "110074"],
  },
  { state: "DL", district: "West Delhi", pincodes: ["110008", "110012", "110028", "110043", "110046"] }, // Patel Nagar

  { state: "MH", district: "Mumbai Suburban", pincodes: ["400022"] }, // Sion is the island's, Chunabhatti is not

  {
    // Around Malkajgiri and Kukatpally, recorded under Hyderabad.
    state: "TG",
    district: "Medchal-Malkajgiri",
    pincodes: [
      "500010",
      "500011",
      "500014",
      "500015",
      "500017",
      "500018",
      "500026",
      "500037",
      "500039",
      "500040",
      "500042",
      "500043",
      "500047",
      "500051",
      "500054",
      "500055",
      "500056",
      "500062",
      "500067",
      "500072",
      "500076",
      "500078",
      "500083",
      "500085",
      "500087",
      "500088",
      "500090",
      "500092",
      "500094",
      "500098",
      "500100",
      "500101",
    ],
  },
  {
    // Around Rajendranagar, Serilingampally and L B Nagar, recorded under Hyderabad.
    state: "TG",
    district: "Ranga Reddy",
    pincodes: [
      "500031",
      "500046",
      "500050",
      "500058",
      "500059",
      "500069",
      "500077",
      "500081",
      "500086",
      "500089",
      "500091",
      "500097",
    ],
  },
  {
    // Given to Chennai in 2018 with the taluks of Ambattur, Madhavaram, Tiruvottiyur, Maduravoyal, Alandur and
    // Sholinganallur; recorded under Tiruvallur and Kanchipuram.
    state: "TN",
    district: "Chennai",
    pincodes: [
      "600016",
      "600019",
      "600037",
      "600049",
      "600050",
      "600051",
      "600053",
      "600057",
      "600058",
      "600060",
      "600061",
      "600066",
      "600068",
      "600076",
      "600087",
      "600088",
      "600089",
      "600091",
      "600095",
      "600096",
      "600097",
      "600098",
      "600099",
      "600100",
      "600103",
      "600110",
      "600115",
      "600116",
      "600119",
      "600125",
      "600129",
    ],
  },
];

/**
 * Districts that also list all the PIN codes which the source records under others of the same state.
 *
 * The source knows the districts of about 2010. A district formed since has no PIN codes of its own there, or, where
 * some post offices were recorded anew and some were not, too few; a borrower living in it must yet be able to choose
 * theirs. So it lists all those of the districts that it was taken from: too many, rather than one too few. For the
 * same reason a district that has since been given a neighbour's towns lists that neighbour's.
 */
export const alsoListing: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  AP: {
    // The districts of 4 April 2022.
    "Alluri Sitharama Raju": ["Visakhapatnam", "East Godavari"],
    "Anakapalli": ["Visakhapatnam"],
    "Annamayya": ["YSR Kadapa", "Chittoor"],
    "Bapatla": ["Guntur", "Prakasam"],
    "Dr. B.R. Ambedkar Konaseema": ["East Godavari"],
    "Eluru": ["West Godavari", "Krishna"],
    "Kakinada": ["East Godavari"],
    "Nandyal": ["Kurnool"],
    "NTR (Vijayawada)": ["Krishna"],
    "Palnadu": ["Guntur"],
    "Parvathipuram Manyam": ["Vizianagaram", "Srikakulam"],
    "Sri Sathya Sai": ["Anantapur"],
    "Tirupati": ["Chittoor", "Sri Potti Sriramulu Nellore"],
    // Older ones that were given towns on the same day.
    "East Godavari": ["West Godavari"], // Kovvur, Nidadavole, Gopalapuram
    "Sri Potti Sriramulu Nellore": ["Prakasam"], // Kandukur
    "Vizianagaram": ["Srikakulam"], // Rajam
  },
  AR: {
    "Anjaw": ["Lohit"], // 2004
    "Bichom": ["West Kameng", "East Kameng"], // 2024
    "Itanagar Capital Complex": ["Papum Pare"], // administered apart from it
    "Kamle": ["Lower Subansiri", "Upper Subansiri"], // 2017
    "Keyi Panyor": ["Lower Subansiri"], // 2024
    "Kra Daadi": ["Kurung Kumey", "Lower Subansiri"], // 2015
    "Kurung Kumey": ["Lower Subansiri"], // 2001; one PIN code of its own
    "Lepa Rada": ["West Siang"], // 2018
    "Longding": ["Tirap"], // 2012
    "Lower Dibang Valley": ["Dibang Valley"], // 2001; Roing, its seat, is recorded under Dibang Valley
    "Lower Siang": ["West Siang", "East Siang"], // 2017
    "Namsai": ["Lohit"], // 2014
    "Pakke-Kessang": ["East Kameng"], // 2018
    "Shi Yomi": ["West Siang"], // 2018
    "Siang": ["East Siang", "West Siang", "Upper Siang"], // 2015
  },
  AS: {
    "Bajali": ["Barpeta"], // 2021
    "Baksa": ["Barpeta", "Nalbari", "Kamrup", "Darrang"], // 2004
    "Biswanath": ["Sonitpur"], // 2015
    "Charaideo": ["Sivasagar"], // 2015
    "Chirang": ["Bongaigaon", "Kokrajhar", "Barpeta"], // 2004
    "Hojai": ["Nagaon"], // 2015
    "Kamrup Metropolitan (Guwahati)": ["Kamrup"], // 2003
    "Majuli": ["Jorhat"], // 2016
    "South Salmara-Mankachar": ["Dhubri"], // 2016
    "Tamulpur": ["Nalbari", "Kamrup", "Darrang"], // 2022, out of Baksa, which was taken from these
    "Udalguri": ["Darrang", "Sonitpur"], // 2004
    "West Karbi Anglong": ["Karbi Anglong"], // 2016
  },
  CG: {
    "Balod": ["Durg"], // 2012
    "Baloda Bazar-Bhatapara": ["Raipur"], // 2012
    "Balrampur": ["Surguja"], // 2012
    "Bemetara": ["Durg"], // 2012
    "Bijapur": ["Dantewada", "Bastar"], // 2007; an office called Bijapur is recorded under Bastar
    "Gariaband": ["Raipur"], // 2012; two PIN codes of its own
    "Gaurela-Pendra-Marwahi": ["Bilaspur"], // 2020
    "Kabirdham (Kawardha)": ["Rajnandgaon", "Bilaspur"], // 1998; three PIN codes of its own
    "Khairagarh-Chhuikhadan-Gandai": ["Rajnandgaon"], // 2022
    "Kondagaon": ["Bastar"], // 2012
    "Manendragarh-Chirmiri-Bharatpur": ["Korea"], // 2022
    "Mohla-Manpur-Ambagarh Chowki": ["Rajnandgaon"], // 2022
    "Mungeli": ["Bilaspur"], // 2012
    "Narayanpur": ["Bastar"], // 2007; one PIN code of its own
    "Sakti": ["Janjgir-Champa"], // 2022
    "Sarangarh-Bilaigarh": ["Raigarh", "Raipur"], // 2022; the part from Baloda Bazar was Raipur's before
    "Sukma": ["Dantewada"], // 2012
    "Surajpur": ["Surguja"], // 2012
  },
  DL: {
    "Shahdara": ["North East Delhi"], // 2012
    "South East Delhi": ["South Delhi"], // 2012
  },
  GJ: {
    // The districts of 15 August 2013, and Tapi.
    "Aravalli": ["Sabarkantha"],
    "Botad": ["Ahmedabad", "Bhavnagar"],
    "Chhota Udaipur": ["Vadodara"],
    "Devbhumi Dwarka": ["Jamnagar"],
    "Gir Somnath": ["Junagadh"],
    "Mahisagar": ["Panchmahal", "Kheda"],
    "Morbi": ["Rajkot", "Surendranagar", "Jamnagar"],
    "Tapi": ["Surat"], // 2007; Vyara, its seat, is recorded under Surat
  },
  HR: {
    "Charkhi Dadri": ["Bhiwani"], // 2016
    "Nuh (Mewat)": ["Gurugram"], // 2005
    "Palwal": ["Faridabad"], // 2008
  },
  JH: {
    "Khunti": ["Ranchi"], // 2007; two PIN codes of its own, and Khunti town is recorded under Ranchi
  },
  JK: {
    "Bandipora": ["Baramulla"], // 2007; one PIN code of its own
    "Ganderbal": ["Srinagar"], // 2007
    "Kishtwar": ["Doda"], // 2007
    "Kulgam": ["Anantnag", "Pulwama"], // 2007; one PIN code of its own
    "Ramban": ["Doda"], // 2007
    "Reasi": ["Udhampur", "Rajouri"], // 2007; three PIN codes of its own
    "Samba": ["Jammu", "Kathua"], // 2007
    "Shopian": ["Pulwama"], // 2007; one PIN code of its own
  },
  KA: {
    "Chikkaballapur": ["Kolar"], // 2007; Sidlaghatta and Bagepalli are recorded under Kolar
    "Ramanagara": ["Bengaluru Rural"], // 2007
    "Vijayanagara": ["Ballari"], // 2021
  },
  MH: {
    "Palghar": ["Thane"], // 2014
  },
  ML: {
    "Eastern West Khasi Hills": ["West Khasi Hills"], // 2021
    "North Garo Hills": ["East Garo Hills"], // 2012
    "South West Garo Hills": ["West Garo Hills"], // 2012
    "South West Khasi Hills": ["West Khasi Hills"], // 2012
  },
  MN: {
    // The districts of December 2016.
    "Jiribam": ["Imphal East"],
    "Kakching": ["Thoubal"],
    "Kamjong": ["Ukhrul"],
    "Kangpokpi": ["Senapati"],
    "Noney": ["Tamenglong"],
    "Pherzawl": ["Churachandpur"],
    "Tengnoupal": ["Chandel"],
  },
  MP: {
    "Agar Malwa": ["Shajapur"], // 2013
    "Alirajpur": ["Jhabua"], // 2008; Jobat is recorded under Jhabua
    "Burhanpur": ["Khandwa"], // 2003; most of the town is recorded under East Nimar
    "Maihar": ["Satna"], // 2023
    "Mauganj": ["Rewa"], // 2023
    "Niwari": ["Tikamgarh"], // 2018
    "Pandhurna": ["Chhindwara"], // 2023
    "Singrauli": ["Sidhi"], // 2008; Chitrangi is recorded under Sidhi
  },
  MZ: {
    "Hnahthial": ["Lunglei"], // 2019
    "Khawzawl": ["Champhai"], // 2019
    "Saitual": ["Aizawl", "Champhai"], // 2019
  },
  NL: {
    "Chümoukedima": ["Dimapur"], // 2021
    "Kiphire": ["Tuensang"], // 2004; one PIN code of its own
    "Longleng": ["Tuensang", "Mokokchung"], // 2004; one of its own, and Tamlu is recorded under Mokokchung
    "Meluri": ["Phek"], // 2024
    "Niuland": ["Dimapur"], // 2021
    "Noklak": ["Tuensang"], // 2017
    "Peren": ["Kohima", "Dimapur"], // 2003; Peren itself is recorded under Kohima, Jalukiekam under Dimapur
    "Shamator": ["Tuensang"], // 2022
    "Tseminyü": ["Kohima"], // 2021
  },
  PB: {
    "Barnala": ["Sangrur"], // 2006; Tapa is recorded under Sangrur
    "Fazilka": ["Firozpur"], // 2011; one PIN code of its own
    "Malerkotla": ["Sangrur"], // 2021
    "Pathankot": ["Gurdaspur"], // 2011; Pathankot city is recorded under Gurdaspur
    "Sahibzada Ajit Singh Nagar (Mohali)": ["Rupnagar", "Patiala"], // 2006; Kharar is recorded under Rupnagar
  },
  RJ: {
    // The districts of August 2023, and Pratapgarh.
    "Balotra": ["Barmer"],
    "Beawar": ["Ajmer", "Pali", "Rajsamand", "Bhilwara"],
    "Deeg": ["Bharatpur"],
    "Didwana-Kuchaman": ["Nagaur"],
    "Khairthal-Tijara": ["Alwar"],
    "Kotputli-Behror": ["Jaipur", "Alwar"],
    "Phalodi": ["Jodhpur"],
    "Pratapgarh": ["Chittorgarh", "Udaipur", "Banswara"], // 2008
    "Salumbar": ["Udaipur"],
  },
  SK: {
    "Pakyong": ["Gangtok (East Sikkim)"], // 2021
    "Soreng": ["Gyalshing (West Sikkim)"], // 2021
  },
  TG: {
    // Telangana left Andhra Pradesh in 2014 with ten districts, which became 31 in October 2016 and 33 in 2019.
    "Bhadradri Kothagudem": ["Khammam"],
    "Hanamkonda": ["Warangal", "Karimnagar"],
    "Jagtial": ["Karimnagar"],
    "Jangaon": ["Warangal", "Nalgonda"],
    "Jayashankar Bhupalpally": ["Warangal", "Karimnagar"],
    "Jogulamba Gadwal": ["Mahbubnagar"],
    "Kamareddy": ["Nizamabad"],
    "Kumuram Bheem Asifabad": ["Adilabad"],
    "Mahabubabad": ["Warangal", "Khammam"],
    "Mancherial": ["Adilabad"],
    "Medchal-Malkajgiri": ["Ranga Reddy"],
    "Mulugu": ["Warangal", "Khammam"],
    "Nagarkurnool": ["Mahbubnagar"],
    "Narayanpet": ["Mahbubnagar"],
    "Nirmal": ["Adilabad"],
    "Peddapalli": ["Karimnagar"],
    "Rajanna Sircilla": ["Karimnagar"],
    "Ranga Reddy": ["Mahbubnagar"], // was given Shadnagar and Amangal
    "Sangareddy": ["Medak"],
    "Siddipet": ["Medak", "Karimnagar", "Warangal"],
    "Suryapet": ["Nalgonda"],
    "Vikarabad": ["Ranga Reddy", "Mahbubnagar"],
    "Wanaparthy": ["Mahbubnagar"],
    "Yadadri Bhuvanagiri": ["Nalgonda"],
  },
  TN: {
    "Chengalpattu": ["Kanchipuram"], // 2019
    "Kallakurichi": ["Viluppuram"], // 2019
    "Mayiladuthurai": ["Nagapattinam"], // 2020
    "Ranipet": ["Vellore"], // 2019
    "Tenkasi": ["Tirunelveli"], // 2019
    "Tirupathur": ["Vellore"], // 2019
    "Tiruppur": ["Coimbatore", "Erode"], // 2009
  },
  TR: {
    // The districts of January 2012.
    "Gomati": ["South Tripura"],
    "Khowai": ["West Tripura (Agartala)"],
    "Sepahijala": ["West Tripura (Agartala)"],
    "Unakoti": ["North Tripura"],
  },
  UP: {
    "Amethi": ["Sultanpur", "Raebareli"], // 2010
    "Hapur": ["Ghaziabad"], // 2011
    "Kasganj": ["Etah"], // 2008
    "Sambhal": ["Moradabad", "Budaun"], // 2011
    "Shamli": ["Muzaffarnagar"], // 2011
  },
  WB: {
    "Alipurduar": ["Jalpaiguri"], // 2014
    "Jhargram": ["Paschim Medinipur"], // 2017
    "Kalimpong": ["Darjeeling"], // 2017
  },
};
