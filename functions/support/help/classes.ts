import type { Article } from './article.ts';

/** The schedule, and what an owner changes in it. */
export const classes: readonly Article[] = [
  {
    articleId: 'schedule',
    path: '/classes',
    title: {
      en: 'The class schedule and its colors',
      es: 'El horario de clases y sus colores',
      pt: 'A grade de aulas e suas cores',
    },
    asked:
      'schedule / see schedule / see classes of the week / see my classes / classes next week / what do the colors mean / colors of the schedule / green yellow red / at risk / what is at risk / fully booked / filter by room / projected revenue / projected occupancy / date range of classes / no classes scheduled / see classes next week / see my timetable / week view / calendar view / classes of tomorrow / why is the class red / red class / class in red / green class / yellow cells / filter classes / where are my classes / my classes do not appear / see other week / only see one room / how full are my classes / expected occupancy / projection / full class is dark green color / color of full class / dark green class / classes in color / uploaded classes do not show / I uploaded classes but they do not appear / classes not shown',
    messages: [
      'No classes scheduled for this date range',
      'The schedule could not be refreshed',
      'The class could not be refreshed',
    ],
    text: {
      en: '“Classes” shows your week by day and time. Dark green is full, green 80% or more, yellow 50% or more, red below. “At Risk” counts classes under 50%, “Fully Booked” those over 95%. Projected figures say what we expect at the start of a class. Choose days and room above; press a cell to see its classes.',
      es: '“Classes” muestra su semana por día y hora. Verde oscuro es lleno, verde 80% o más, amarillo 50% o más, rojo menos. “At Risk” (en riesgo) cuenta las clases bajo 50% y “Fully Booked” las de más de 95%. Lo proyectado es lo que esperamos al inicio de la clase. Elija días y salón arriba; presione una celda para ver sus clases.',
      pt: '“Classes” mostra sua semana por dia e horário. Verde-escuro é lotada, verde 80% ou mais, amarelo 50% ou mais, vermelho menos. “At Risk” (em risco) conta as aulas abaixo de 50% e “Fully Booked” as acima de 95%. O projetado é o que esperamos no início da aula. Escolha dias e sala acima; clique em uma célula para ver as aulas.',
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
    asked:
      'change capacity / change only one class / only this class / one class places / change capacity of a class / change places of one class / change number of places / more places in a class / fewer places in a class / reduce places / class has fewer places now / edit class / edit class by hand / open more places on fitpass for a class / slot allocations / change places by hand / increase places class / class capacity is now / class has wrong capacity / I set the wrong capacity / lower class to 8 people / only 8 people fit in class / fewer people in class / more people in class / raise capacity / add places to a class / close places / open places / remove places from one class / change places of today class / give fitpass 3 places in this class / edit places / modify a class / class is now smaller / change capacity class 7am / room fits less people / change the limit of a class / increase capacity / change places of one class on friday / one class on friday only 10 places / places of tuesday class / one time change of a class / change places of tomorrow class / give wellhub more places tomorrow / give totalpass two more places / more places for wellhub in one class',
    messages: [
      'Capacity Updated',
      'Update Failed',
      'Failed to update capacity. Please try again.',
      'Invalid Capacity',
      'Slot allocations updated successfully',
    ],
    text: {
      en: 'Open the class under “Classes” and press “Edit” beside its capacity or its slot allocations. You can set slots for connected marketplaces. All places together never exceed what the room holds, and what is already sold stays sold. The change is sent to the marketplaces at once.',
      es: 'Abra la clase en “Classes” y presione “Edit” junto a su capacidad o a sus lugares por plataforma. Puede fijar lugares en las plataformas conectadas. La suma nunca pasa de lo que cabe en el salón y lo ya vendido se respeta. El cambio se envía de inmediato a las plataformas.',
      pt: 'Abra a aula em “Classes” e clique em “Edit” ao lado da capacidade ou das vagas por plataforma. Você pode definir vagas nas plataformas conectadas. A soma nunca passa do que cabe na sala, e o que já foi vendido é respeitado. A mudança é enviada às plataformas na hora.',
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
    asked:
      'undo change / undo change of class / undo what I changed / mistake changing places of class / undo my edit / take back a change I made in a class / I changed the class by mistake / restore capacity / undo capacity / undo / restore previous places of class / cancel my change / I put the wrong number in the class / go back to previous capacity / revert my change of the class / undo manual change / change by mistake / take back edit / go back to the capacity that was before / return to capacity before / places as before',
    text: {
      en: 'Open the class under “Classes”: “History” shows its last change, with “Undo” where it can still be taken back. Cupo no longer changes places automatically that you set or took back yourself, except to lower them as the class fills.',
      es: 'Abra la clase en “Classes”: “History” muestra el último cambio, con “Undo” si todavía se puede deshacer. Cupo ya no cambia automáticamente los lugares que usted fijó o regresó, salvo para bajarlos cuando la clase se llena.',
      pt: 'Abra a aula em “Classes”: “History” mostra a última mudança, com “Undo” enquanto ainda der para desfazer. O Cupo não muda mais automaticamente as vagas que você definiu ou desfez, a não ser para diminuí-las quando a aula enche.',
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
    asked:
      'recurring class / repeat class / repeat every week / repeat class weekly / weekly class / series / same class every monday / change all monday classes / change every class of the series / apply change to all monday classes / change places of all classes on monday / set as recurring / all following classes / repeat class until / make class repeat / repeat on mondays / weekly repeat / copy class to next weeks / same class every week / create classes for the next weeks / generate weekly classes / class every tuesday / repeat this class / duplicate class / change the whole series / all tuesday classes / fixed class / repeat for 3 months / recurring / all classes on friday / repeat class all weeks',
    messages: ['Failed to generate recurring classes', 'Failed to generate classes', 'recurring classes for'],
    text: {
      en: 'Open a class and press “Set as Recurring” to repeat it weekly for 4, 8, 12, 26 or 52 weeks. When you change a class of a series, you choose whether the change is for this class only or for the following ones too.',
      es: 'Abra una clase y presione “Set as Recurring” para repetirla cada semana durante 4, 8, 12, 26 o 52 semanas. Al cambiar una clase de una serie, usted elige si el cambio es solo para esa clase o también para las siguientes.',
      pt: 'Abra uma aula e clique em “Set as Recurring” para repeti-la toda semana por 4, 8, 12, 26 ou 52 semanas. Ao mudar uma aula de uma série, você escolhe se a mudança vale só para essa aula ou também para as seguintes.',
    },
  },
];
