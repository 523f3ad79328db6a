/** Valid documents for `tests/fixtures/external-schemas`, with the field `choice` of the form. */
export const DOCUMENTS: Readonly<Record<string, readonly object[]>> = {
  GEOFEATURE: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [114.1, 22.2] },
      properties: { name: 'Pier' },
    },
    {
      type: 'Feature',
      geometry: {
        type: 'LineString',
        coordinates: [
          [1, 2],
          [3, 4, 5],
        ],
      },
      properties: { a: 'b' },
      bbox: [1, 2, 3, 4],
    },
    {
      type: 'Feature',
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [0, 1],
            [1, 1],
            [0, 0],
          ],
        ],
      },
      properties: { a: 'b' },
    },
  ],
  PASSPORT: [
    {
      applicant: {
        surname: "O'NEIL",
        givenNames: 'Siu Ming',
        dateOfBirth: '1990-02-28',
        sex: 'F',
        height: 1.72,
      },
      passport: { kind: 'renewal', pages: 48, oldNumber: 'K1234567' },
      declaration: true,
    },
    {
      applicant: { surname: 'LEE', givenNames: 'Ka', dateOfBirth: '2015-02-28', sex: 'X' },
      passport: { kind: 'lost', pages: 32, lostOn: '2026-01-02', policeReport: 'MK 12' },
      guardians: [{ name: 'Lee Sr', phone: '+85221234567' }, { name: 'Lee Jr' }],
    },
  ],
  PATIENT: [
    { resourceType: 'Patient', name: [{ family: 'Chan' }] },
    {
      resourceType: 'Patient',
      active: true,
      name: [{ use: 'official', family: 'Chan', given: ['Tai', 'Man'] }, { given: ['T'] }],
      telecom: [
        { system: 'email', value: 'a@b.hk', rank: 1 },
        { system: 'phone', value: '2123 4567' },
      ],
      gender: 'male',
      birthDate: '1980-02',
      deceasedDateTime: '2026-11-20T10:00:00Z',
    },
  ],
  THEME: [
    {
      palette: { bg: '#fff', fg: '#000' },
      accents: [
        [255, 0, 0],
        [0, 0, 255],
      ],
      size: 12.5,
      mixed: 'auto',
    },
    { palette: { bg: '#000', fg: '#fff' }, mixed: 1 },
    { palette: { bg: '#000', fg: '#fff' }, accents: [[0, 0, 255]], size: 10, mixed: true },
    { palette: { bg: '#fff', fg: '#000' }, accents: [[255, 0, 0]], size: 14, mixed: 0 },
  ],
  PACKAGE: [
    { name: 'left-pad', version: '1.0.0', repository: 'https://example.org/left-pad' },
    {
      name: '@house/forms',
      version: '2.11.0',
      description: 'Forms of JSON.',
      license: 'ISC',
      keywords: ['form', 'schema'],
      homepage: 'https://example.org/forms',
      author: { name: 'Chan Tai Man', email: 'chan@example.hk' },
      contributors: [{ name: 'Wong' }, { name: 'Lee', url: 'https://lee.example.hk/' }],
      repository: { type: 'git', url: 'https://example.org/forms.git', directory: 'src' },
      dependencies: { 'left-pad': '^1.0.0', '@house/types': '*' },
      'dist-tags': 'latest',
    },
  ],
  PLACE: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [114.17, 22.28] },
      properties: { name: 'Star Ferry Pier', category: 'pier' },
    },
    {
      type: 'Feature',
      id: '123e4567-e89b-12d3-a456-426614174000',
      geometry: { type: 'Point', coordinates: [114.15, 22.27, 0] },
      properties: {
        name: 'Victoria Peak',
        category: 'peak',
        elevation: 552,
        opened: '1888-05-30',
        wheelchair: true,
        photos: ['https://example.org/a.jpg'],
      },
    },
  ],
  CONTACT: [
    { familyName: 'Chan', givenName: 'Siu Ming', emails: [{ value: 'a@b.hk' }] },
    {
      familyName: 'Lee',
      givenName: 'Ka Yan',
      nickname: 'KY',
      age: 41,
      heightInMetres: 1.65,
      gender: 'female',
      emails: [
        { value: 'ky@example.hk', kind: 'home' },
        { value: 'lee@work.example.hk', kind: 'work' },
      ],
      website: 'https://example.hk/ky',
      adr: { poBox: '42', street: '1 Queensway', locality: 'Hong Kong', country: 'China' },
      lastSeen: '2026-11-20T10:00:00+08:00',
    },
  ],
  REGISTRATION: [
    { userName: 'taiman', password: 'correct horse', age: 30, agreed: true, pets: 'none' },
    {
      userName: 'kayan',
      password: 'battery staple',
      age: 18,
      bio: 'Reads a lot.',
      size: 2,
      interests: ['music', 'books'],
      newsletter: true,
      newsletterEmail: 'ky@example.hk',
      agreed: true,
      pets: 'one',
      petAge: 7,
    },
    {
      userName: 'wong3',
      password: '12345678',
      age: 99,
      agreed: true,
      pets: 'many',
      getRidOfAny: false,
    },
  ],
  TALK: [
    {
      title: 'Forms as data',
      abstract: 'One folder of JSON.',
      format: 'session',
      language: 'en',
      minutes: 30,
      slot: ['2026-11-20', 3],
      speakers: [{ name: 'Lee', email: 'lee@example.hk', firstTime: true }],
    },
    {
      title: 'Write a form',
      format: 'workshop',
      seats: 12,
      equipment: 'Laptop',
      speakers: [
        { name: 'Wong', handle: '@wong' },
        { name: 'Ho', handle: '@ho', email: 'ho@example.hk' },
      ],
    },
  ],
  INVOICE: [
    {
      kind: 'invoice',
      number: 'INV-0001',
      issued: '2026-11-20',
      due: '2026-12-20',
      seller: { name: 'Paper Ltd', kind: 'company', taxNumber: 'AB123456' },
      buyer: { name: 'Chan Tai Man', kind: 'person' },
      currency: 'HKD',
      items: [
        { text: 'Paper', quantity: 3, unitPrice: 12.5 },
        { text: 'Ink', quantity: 1, unitPrice: 99.99, discountPercent: 10 },
      ],
      remarks: 'Thank you',
    },
  ],
  VEHICLE: [
    {
      vin: '1HGCM82633A004352',
      wheels: 4,
      colour: 'red',
      imported: true,
      engine: { fuel: 'petrol', cubicCentimetres: 1998 },
      inspections: [
        { year: 2024, passed: false },
        { year: 2025, passed: true },
      ],
    },
    {
      vin: '5YJSA1E26HF000337',
      wheels: 3,
      engine: { fuel: 'electric', kilowattHours: 75.5, range: 420 },
    },
  ],
  ADDRESSBOOK: [
    {
      owner: 'Chan',
      entries: [
        { name: 'Lee', address: { city: 'Hong Kong' } },
        {
          name: 'Wong',
          favourite: true,
          phones: ['+852 3105 0000', '91234567'],
          address: { street: '1 Queensway', city: 'HK', postalCode: '999077', country: 'HK' },
        },
      ],
      groups: [
        {
          label: 'Friends',
          members: ['Lee', 'Wong'],
          subgroups: [{ label: 'Close', subgroups: [{ label: 'Closer', members: [] }] }],
        },
      ],
    },
  ],
  SURVEY: [
    { visited: false, rating: 2 },
    {
      visited: true,
      rating: 1,
      came: ['bus', 'foot'],
      companions: 2,
      phone: '3105 0000',
      contactMe: true,
      complaint: 'The queue was far too long.',
      lastVisit: '2025-02-28',
    },
    { visited: true, rating: 3, email: 'ky@example.hk', contactMe: true },
  ],
  JOBAPPLICATION: [
    {
      position: 'clerk',
      applicant: { name: 'Chan Tai Man', permit: false },
      reply: { choice: 'option1', street: '1 Queensway', town: 'Hong Kong' },
    },
    {
      position: 'engineer',
      from: '2027-01-02',
      salary: { from: 20_000, to: 30_000.5 },
      applicant: { name: 'Ho', born: '1990-02-28', permit: true, permitKind: 'B' },
      education: [
        { school: 'HKU', finished: true, year: 2012, grade: 'A' },
        { school: 'PolyU', finished: false },
      ],
      reply: { choice: 'option2', number: '+852 3105 0000', hours: 'morning' },
    },
  ],
};
