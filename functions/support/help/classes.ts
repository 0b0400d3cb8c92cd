import type { Article } from './article.ts';

/** Articles about the schedule and about changing it. */
export const classes: readonly Article[] = [
  {
    articleId: 'schedule',
    path: '/classes',
    title: {
      en: 'The class schedule and its colors',
      es: 'El horario de clases y sus colores',
      pt: 'A grade de aulas e suas cores',
    },
    messages: [
      'No classes scheduled for this date range',
      'The schedule could not be refreshed',
      'The class could not be refreshed',
    ],
    text: {
      en: '“Classes” shows your week by day and time. Dark green is full, green 80% or more, yellow 50% or more, red below. “At Risk” counts classes under 50%, “Fully Booked” those over 95%. Projected figures say what we expect at the start of a class. Choose days and room above; press a cell to see its classes.',
      es: '“Clases” muestra tu semana por día y hora. Verde oscuro es lleno, verde 80% o más, amarillo 50% o más, rojo menos. “En riesgo” cuenta las clases bajo 50% y “Llenas” las de más de 95%. Lo proyectado es lo que esperamos al inicio de la clase. Elige días y salón arriba; presiona una celda para ver sus clases.',
      pt: '“Aulas” mostra sua semana por dia e horário. Verde-escuro é lotada, verde 80% ou mais, amarelo 50% ou mais, vermelho menos. “Em risco” conta as aulas abaixo de 50% e “Lotadas” as acima de 95%. O projetado é o que esperamos no início da aula. Escolha dias e sala acima; clique em uma célula para ver as aulas.',
    },
  },
  {
    articleId: 'edit-class',
    path: '/classes',
    title: {
      en: 'Changing the places of a class',
      es: 'Cambiar los lugares de una clase',
      pt: 'Mudar as vagas de uma aula',
    },
    messages: [
      'Capacity Updated',
      'Update Failed',
      'Failed to update capacity. Please try again.',
      'Invalid Capacity',
      'Capacity cannot be less than current bookings',
      'Slot allocations updated successfully',
    ],
    text: {
      en: 'Open the class under “Classes” and press “Edit” beside its capacity or its slot allocations. You can set slots for connected marketplaces. All places together never exceed what the room holds, and what is already sold stays sold: the capacity can’t go below it. The change is sent to the marketplaces at once.',
      es: 'Abre la clase en “Clases” y presiona “Editar” junto a su cupo total o a sus lugares por plataforma. Puedes fijar lugares en las plataformas conectadas. La suma nunca pasa de lo que cabe en el salón y lo ya vendido se respeta: el cupo total no puede ser menor. El cambio se envía de inmediato a las plataformas.',
      pt: 'Abra a aula em “Aulas” e clique em “Editar” ao lado da capacidade ou das vagas por plataforma. Você pode definir vagas nas plataformas conectadas. A soma nunca passa do que cabe na sala, e o que já foi vendido é respeitado: a capacidade não pode ser menor. A mudança é enviada às plataformas na hora.',
    },
  },
  {
    articleId: 'undo-change',
    path: '/classes',
    title: {
      en: 'Taking back a change of a class',
      es: 'Deshacer un cambio de una clase',
      pt: 'Desfazer uma mudança de uma aula',
    },
    text: {
      en: 'Open the class under “Classes”: “History” shows its last change, with “Undo” where it can still be taken back. Cupo no longer changes places automatically that you set or took back yourself, except to lower them as the class fills.',
      es: 'Abre la clase en “Clases”: “Historial” muestra el último cambio, con “Deshacer” si todavía se puede deshacer. Cupo ya no cambia automáticamente los lugares que tú fijaste o regresaste, salvo para bajarlos cuando la clase se llena.',
      pt: 'Abra a aula em “Aulas”: “Histórico” mostra a última mudança, com “Desfazer” enquanto ainda der para desfazer. O Cupo não muda mais automaticamente as vagas que você definiu ou desfez, a não ser para diminuí-las quando a aula enche.',
    },
  },
  {
    articleId: 'recurring-classes',
    path: '/classes',
    title: {
      en: 'Recurring classes',
      es: 'Clases recurrentes',
      pt: 'Aulas recorrentes',
    },
    messages: ['Failed to generate recurring classes', 'Failed to generate classes', 'recurring classes for'],
    text: {
      en: 'Open a class and press “Set as Recurring” to repeat it weekly for 4, 8, 12, 26 or 52 weeks. When you change a class of a series, you choose whether the change is for this class only or for the following ones too.',
      es: 'Abre una clase y presiona “Hacer recurrente” para repetirla cada semana durante 4, 8, 12, 26 o 52 semanas. Al cambiar una clase de una serie, tú eliges si el cambio es solo para esa clase o también para las siguientes.',
      pt: 'Abra uma aula e clique em “Tornar recorrente” para repeti-la toda semana por 4, 8, 12, 26 ou 52 semanas. Ao mudar uma aula de uma série, você escolhe se a mudança vale só para essa aula ou também para as seguintes.',
    },
  },
];
