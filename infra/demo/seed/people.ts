const givenNames = [
  'Ana',
  'Andrea',
  'Camila',
  'Carlos',
  'Daniela',
  'Elena',
  'Fernanda',
  'Gabriela',
  'Héctor',
  'Isabel',
  'Jimena',
  'Jorge',
  'Karla',
  'Laura',
  'Lucía',
  'Mateo',
  'Mónica',
  'Natalia',
  'Óscar',
  'Paulina',
  'Regina',
  'Ricardo',
  'Sofía',
  'Ximena',
];

const familyNames = [
  'Aguilar',
  'Bautista',
  'Castañeda',
  'Delgado',
  'Escobedo',
  'Fuentes',
  'Galindo',
  'Hinojosa',
  'Juárez',
  'Lozano',
  'Mendoza',
  'Nájera',
  'Orozco',
  'Palacios',
  'Rentería',
  'Salgado',
  'Tovar',
  'Villaseñor',
];

export interface Person {
  readonly name: string;
  readonly email: string;
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/[^\w]/g, '').toLowerCase();

/** Every possible customer: each combination of a given name and a family name. */
export const people: readonly Person[] = familyNames.flatMap((family) =>
  givenNames.map((given) => ({
    name: `${given} ${family}`,
    email: `${plain(given)}.${plain(family)}@example.com`,
  })),
);
