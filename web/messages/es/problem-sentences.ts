import type { SlotPhrases } from '#web/src/api/problem-messages.ts';
import { counted } from '../counted.ts';

/**
 * The API's sentences in this language, by the English sentence. {} marks a part that varies; {1} and {2} in the
 * translation insert the first and the second of these parts. `test/guards/problem-sentences.test.ts` compares them
 * with the code.
 */
export const sentences: Readonly<Record<string, string>> = {
  'The booking was cancelled since, at its marketplace or in the studio system; it stays cancelled':
    'La reserva se canceló después, en su plataforma o en el sistema del estudio; sigue cancelada',
  'The class that starts at this time has another name or room':
    'La clase que empieza a esta hora tiene otro nombre u otra sala',
  'The file calls this class cancelled, but it stays in your schedule: open it and set its capacity to 0':
    'El archivo marca esta clase como cancelada, pero sigue en tu horario: ábrela y pon su capacidad en 0',
  'An earlier file listed more places of this booking one by one, and they all stay: list those that were cancelled as cancelled':
    'Un archivo anterior listó uno por uno más lugares de esta reserva y todos siguen ahí: marca como cancelados los que se cancelaron',
  'No class starts at this time': 'Ninguna clase empieza a esta hora',
  'It may be about more than one place of a client.': 'Quizá se trata de más de un lugar de un cliente.',
  'It may contain a further reservation.': 'Quizá contiene otra reserva.',
  'Other files are being imported at the same time. Please try again.':
    'Se están importando otros archivos al mismo tiempo. Inténtalo de nuevo.',
  'It may report that a booking was changed.': 'Quizá dice que se cambió una reserva.',
  'It may report that a cancellation was not accepted.': 'Quizá dice que una cancelación no se aceptó.',
  'It lists the status of bookings.': 'Muestra el estado de reservas.',
  'It has several booking references.': 'Tiene varias referencias de reserva.',
  'The name of its class may be the name of a client.': 'El nombre de la clase quizá sea el de un cliente.',
  'A newer change of this class replaced this task.':
    'Un cambio más nuevo de esta clase reemplazó esta tarea.',
  'AI optimization is switched off. Switch it on under Settings first.':
    'La optimización con IA está desactivada. Actívala primero en Configuración.',
  'An import is being taken back. Import the file when that is done.':
    'Se está deshaciendo una importación. Importa el archivo cuando termine.',
  'The uploaded file is not the one that you chose. Start the import again.':
    'Llegó un archivo distinto al que elegiste. Empieza la importación de nuevo.',
  'Another import is being taken back. Please wait until that is done.':
    'Se está deshaciendo otra importación. Espera a que termine.',
  'Another import is under way. Wait until it is done, or cancel it.':
    'Hay otra importación en curso. Espera a que termine o cancélala.',
  'Can only cancel pending requests': 'Solo se pueden cancelar las solicitudes pendientes.',
  'Gmail cannot be connected here.': 'Aquí no se puede conectar Gmail.',
  'Imported data is being cleared. Import the file when that is done.':
    'Se están borrando los datos importados. Importa el archivo cuando termine.',
  'Your classes were imported with the time zone {}. To use another one, clear all data first, then change the time zone and import your files again.':
    'Tus clases se importaron con la zona horaria {1}. Para usar otra, borra primero todos los datos; después cambia la zona horaria y vuelve a importar tus archivos.',
  'Your amounts were imported in {}. Amounts in {} have other decimals, so they would be wrong. To use it, clear all data first, then change the currency and import your files again.':
    'Tus importes se importaron en {1}. Los importes en {2} tienen otros decimales, así que serían incorrectos. Para usar esa moneda, borra primero todos los datos; después cambia la moneda y vuelve a importar tus archivos.',
  'Data is being imported or cleared. Change the time zone or the currency when that is done.':
    'Se están importando o borrando datos. Cambia la zona horaria o la moneda cuando termine.',
  'The time zone or the currency was changed meanwhile. Import the file again.':
    'Mientras tanto cambió la zona horaria o la moneda. Importa el archivo de nuevo.',
  'Imported data is being cleared.': 'Se están borrando los datos importados.',
  'No integration found': 'No hay ninguna integración.',
  'Payments are not available right now. Please try again.':
    'El sistema de pagos no responde en este momento. Inténtalo de nuevo.',
  'Please connect Gmail before saving': 'Conecta Gmail antes de guardar.',
  'Please connect at least one integration before running the AI optimizer':
    'Conecta al menos una integración antes de ejecutar el optimizador con IA.',
  'Please sign in again.': 'Inicia sesión de nuevo.',
  'The class has begun. Its places cannot be changed any more.':
    'La clase ya empezó. Sus lugares ya no se pueden cambiar.',
  'The class has changed since this was decided. Run the optimizer again.':
    'La clase cambió desde esta decisión. Ejecuta el optimizador de nuevo.',
  'The class is too close now. This decision has expired.':
    'La clase ya está demasiado cerca. Esta decisión venció.',
  'The class is too close now. This task has expired.':
    'La clase ya está demasiado cerca. Esta tarea venció.',
  'The connection was changed at the same moment. Please try again.':
    'La conexión se cambió en ese mismo momento. Inténtalo de nuevo.',
  'The decision or its class changed in the meantime. Review it again, then decide.':
    'La decisión o su clase cambió mientras tanto. Revísala de nuevo y decide.',
  'The file has not arrived yet. Upload it first.': 'El archivo todavía no ha llegado. Súbelo primero.',
  'The file contains characters that do not belong in a text. Please export it as CSV again.':
    'El archivo tiene caracteres que ningún texto tiene. Expórtalo de nuevo como CSV.',
  'The file is empty.': 'El archivo está vacío.',
  'The file is no longer stored. Upload it again.': 'El archivo ya no está guardado. Súbelo de nuevo.',
  'The file has already been read.': 'El archivo ya se leyó.',
  'The import is not waiting for a confirmation.': 'La importación no espera confirmación.',
  'The import has already ended.': 'La importación ya terminó.',
  'The import was changed at the same time. Please review it again.':
    'La importación cambió al mismo tiempo. Revísala de nuevo.',
  'The list was changed at the same moment. Please try again.':
    'La lista cambió en ese mismo momento. Inténtalo de nuevo.',
  'The marketplace no longer lists this class.': 'La plataforma ya no tiene esta clase.',
  'The owner decided these places last. This decision waits for them.':
    'Tú decidiste estos lugares la última vez. Esta decisión te espera.',
  'The request was changed at the same moment. Please try again.':
    'La solicitud cambió en ese mismo momento. Inténtalo de nuevo.',
  'The rule was changed in the meantime. Review it again.':
    'La regla cambió mientras tanto. Revísala de nuevo.',
  'This import has no rejected rows, or they are no longer stored.':
    'Esta importación no tiene filas rechazadas, o ya no están guardadas.',
  'There is no subscription to manage yet.': 'Todavía no hay una suscripción que administrar.',
  'There is no such change.': 'Ese cambio no existe.',
  'There is no such class.': 'Esa clase no existe.',
  'There is no such clearing.': 'Ese borrado no existe.',
  'There is no such decision.': 'Esa decisión no existe.',
  'There is no such import.': 'Esa importación no existe.',
  'There is no such layout.': 'Ese formato de correo no existe.',
  'There is no such recording.': 'Esa grabación no existe.',
  'There is no such reservation.': 'Esa reserva no existe.',
  'There is no such rule.': 'Esa regla no existe.',
  'There is no such sender.': 'Ese remitente no existe.',
  'There is no such task.': 'Esa tarea no existe.',
  'You said that these are the same class, so they become one.':
    'Dijiste que son la misma clase, así que se convierten en una sola.',
  'These classes are no longer compared.': 'Estas clases ya no se comparan.',
  'These places are set by hand. To be asked again, type their number again in the class.':
    'Estos lugares se ponen a mano. Para que se te pidan de nuevo, vuelve a escribir su número en la clase.',
  'This browser cannot be registered for notifications.':
    'Este navegador no se puede registrar para notificaciones.',
  'This class was cancelled. If it takes place after all, mark that in the class first.':
    'Esta clase se canceló. Si se va a dar, indícalo primero en la clase.',
  'This conversation has become too long. Please open another ticket.':
    'Esta conversación ya es demasiado larga. Abre otro ticket.',
  'This decision has changed nothing.': 'Esta decisión no cambió nada.',
  'This decision has already been answered.': 'Ya se decidió sobre esta decisión.',
  'This decision has already been undone.': 'Esta decisión ya se deshizo.',
  'This logo was not uploaded. Please choose it again.': 'El logotipo no se subió. Elígelo de nuevo.',
  'This page belongs to another list or filter. Please start again from the first page.':
    'Esta página es de otra lista o de otro filtro. Empieza de nuevo desde la primera.',
  'This request is still being processed. Please try again in a moment.':
    'La solicitud todavía se está procesando. Espera un momento.',
  'This reservation was changed in the meantime. Please review it again.':
    'Esta reserva cambió mientras tanto. Revísala de nuevo.',
  'This studio has been closed, and all of its data is deleted.':
    'Este estudio se cerró y se borró todo lo que había de él.',
  'This studio has no active subscription or trial.':
    'Este estudio no tiene una suscripción ni una prueba activa.',
  'This studio is already subscribed.': 'Este estudio ya tiene una suscripción.',
  'This task was already answered, or a newer one replaced it.':
    'Esta tarea ya se respondió, o una más nueva la reemplazó.',
  'This ticket does not exist.': 'Este ticket no existe.',
  'This ticket has just changed. Please try again.': 'Este ticket acaba de cambiar. Inténtalo de nuevo.',
  'This ticket is resolved. Please open another one if you need more help.':
    'Este ticket ya está resuelto. Abre otro si necesitas más ayuda.',
  'This was already done. Reload the page to see the result.':
    'Esto ya se hizo. Recarga la página para ver el resultado.',
  'You have reached the maximum number of open tickets. We will answer them soon.':
    'Ya tienes todos los tickets abiertos que podemos atender. Pronto los responderemos.',
  '{} ({}) already replaces {} ({}). Undo that first.':
    '{1} ({2}) ya reemplaza a {3} ({4}). Deshazlo primero.',
  '{} days are marked, which is the maximum. Remove some first.':
    'Ya hay {1} días marcados, que es el máximo. Quita algunos primero.',
  '{} does not report its bookings live, and your places are shared. Switch the inventory to separate places under Settings first.':
    '{1} no informa sus reservas al momento y tus lugares son compartidos. Cambia primero el inventario a lugares separados en Configuración.',
  '{} has already confirmed these places.': '{1} ya confirmó estos lugares.',
  '{} imports are under way. Wait until one is done, or cancel one.':
    'Hay {1} importaciones en curso. Espera a que termine una o cancela una.',
  '{} is already one of your senders.': '{1} ya está entre tus remitentes.',
  '{} is already connected. Disconnect it first.': '{1} ya está conectado. Desconéctalo primero.',
  '{} is not connected. Connect it under Data Sources to edit its places.':
    '{1} no está conectado. Conéctalo en Fuentes de datos para editar sus lugares.',
  '{} is not connected.': '{1} no está conectado.',
  'A cell in row {} is longer than {} KB. Perhaps a quotation mark is opened and never closed.':
    'Una celda de la fila {1} pasa de {2} KB. Tal vez se abrió una comilla que nunca se cierra.',
  'A newer change of this class replaced it at {}. It is not sent again.':
    'Un cambio más nuevo de esta clase lo reemplazó en {1}. No se envía de nuevo.',
  'A quotation mark is opened in row {} or later and never closed.':
    'En la fila {1} o después se abre una comilla que nunca se cierra.',
  'A studio has at most {} rules. Delete one first.':
    'Un estudio puede tener {1} reglas como máximo. Elimina una primero.',
  'A studio has at most {} senders. Delete one first.':
    'Un estudio puede tener {1} remitentes como máximo. Elimina uno primero.',
  'Places on {} are set by hand: there is nothing to sign in to.':
    'Los lugares en {1} se ponen a mano: no hay dónde iniciar sesión.',
  'Row {} cannot be read as CSV.': 'La fila {1} no se puede leer como CSV.',
  'Row {} has more than {} columns, which is the maximum.':
    'La fila {1} tiene más de {2} columnas, el máximo de un archivo.',
  'The file must be at most {} MB.': 'El archivo puede pesar {1} MB como máximo.',
  'The file must have at most {} rows below its header.':
    'El archivo puede tener {1} filas como máximo debajo del encabezado.',
  'This studio no longer has a request for {}.': 'Este estudio ya no tiene una solicitud para {1}.',
  'Your studio now uses {}. Please check the amounts again.':
    'Tu estudio ahora usa {1}. Revisa los importes de nuevo.',
  'You have taught the maximum number of layouts. Delete one first.':
    'Ya enseñaste todos los formatos de correo que un estudio puede tener. Elimina uno primero.',
  'Choose what happened: a booking, a cancellation, or a cancelled class.':
    'Indica qué pasó: una reserva, una cancelación o una clase cancelada.',
  'This class has no such booking from this marketplace. Choose it again.':
    'Esta clase no tiene esa reserva de esta plataforma. Elígela de nuevo.',
  'The mailbox is being changed at the same time. Please try again.':
    'El correo se está cambiando al mismo tiempo. Inténtalo de nuevo.',
  'The class is being changed at the same time. Please try again.':
    'La clase se está cambiando al mismo tiempo. Inténtalo de nuevo.',
  'Enter at least the class, the day or the reference that the mail is about.':
    'Indica al menos de qué clase, de qué día o de qué referencia trata el correo.',
  'This class was changed in the meantime, by somebody else or by an import. Nothing was overwritten: check its current numbers, then try again.':
    'Alguien más o una importación cambió esta clase mientras tanto. No se sobrescribió nada: revisa cómo está ahora e inténtalo de nuevo.',
  'This class has begun. Its numbers can no longer be changed.':
    'Esta clase ya empezó. Sus números ya no se pueden cambiar.',
  'This class does not take place, so its places are closed. First mark that it takes place.':
    'Esta clase no se da, por eso sus lugares están cerrados. Indica primero que sí se da.',
  'Connect Fitpass under Data Sources to edit the capacity.':
    'Conecta Fitpass en Fuentes de datos para editar el cupo.',
  'The class has been changed again since then. Only the last change of a class can be undone.':
    'La clase se volvió a cambiar después. Solo se puede deshacer el último cambio de una clase.',
  'These classes were changed at the same time. Send the file again: rows that are already saved stay as they are.':
    'Estas clases se cambiaron al mismo tiempo. Envía el archivo de nuevo: lo que ya entró se queda como está.',
  'An import is under way. Wait until it is done, or cancel it, and clear the data then.':
    'Hay una importación en curso. Espera a que termine o cancélala, y borra los datos después.',
  'An import is being taken back. Clear the data when that is done.':
    'Se está deshaciendo una importación. Borra los datos cuando termine.',
  'The file has a header but no rows below it. Export it again for days that have classes or bookings.':
    'El archivo tiene encabezado pero ninguna fila debajo. Expórtalo de nuevo para días que tengan clases o reservas.',
  'Set up an authenticator app for your account first, under Sign-in & Security. Then try again.':
    'Configura primero una app de autenticación para tu cuenta, en Inicio de sesión y seguridad. Luego inténtalo de nuevo.',
  'Automation is paused. Resume it under Settings first. Your own capacity edits still work.':
    'La automatización está en pausa. Reanúdala primero en Configuración. Tus propios cambios de cupo siguen funcionando.',
  'The Cupo team has paused automation for all studios. Ask us under Support when it resumes. Your own capacity edits still work.':
    'El equipo de Cupo puso en pausa la automatización de todos los estudios. Pregúntanos en Soporte cuándo sigue. Tus propios cambios de cupo siguen funcionando.',
  'This mail is too long for its layout to be learned.':
    'Este correo es demasiado largo para aprender su formato.',
  'This mail contains too little fixed text to recognize its layout again.':
    'Este correo tiene muy poco texto fijo: su formato no se distingue de otros.',
  'This mail contains several reservations. Add the others too, or correct a mail with a single one.':
    'Este correo habla de varias reservas. Agrega también las demás, o corrige uno que hable de una sola.',
  'Mails with this layout could be read in more than one way, so you still have to check each of them.':
    'Los correos con este formato se podrían leer de más de una manera, así que cada uno te sigue necesitando.',
  'The customer’s name does not appear in this mail as you wrote it.':
    'El nombre del cliente no está en este correo como lo escribiste.',
  'The class’s name does not appear in this mail as you wrote it.':
    'El nombre de la clase no está en este correo como lo escribiste.',
  'No date in this mail matches the day that you chose.':
    'Ninguna fecha de este correo puede ser el día que elegiste.',
  'No time in this mail matches the one that you chose.': 'Ninguna hora de este correo es la que elegiste.',
  'The reference does not appear in this mail as you wrote it.':
    'La referencia no está en este correo como la escribiste.',
  'The text of this e-mail is no longer stored, so its layout cannot be learned.':
    'El texto de este correo ya no está guardado, así que no se puede aprender su formato.',
  'Two of the reservations are identical. Remove one of them.':
    'Dos de las reservas son iguales. Quita una de ellas.',
  'An e-mail without a reservation contains no further ones. Choose what happened, or remove them.':
    'Un correo sin reserva no puede tener otras. Di qué pasó, o quítalas.',
  '{} has already sold {}; before the change it had {}.': '{1} ya vendió {2}; antes del cambio tenía {3}.',
  '{} had {}, and the class has {}.': '{1} tenía {2}, y la clase tiene {3}.',
  '{} is no longer connected. Connect it, then undo.':
    '{1} ya no está conectado. Conéctalo y luego deshaz el cambio.',
  'Places are still taken in the class that it was before. Once they are free, its capacity can be changed back.':
    'Todavía hay lugares ocupados en la clase que era antes. Cuando queden libres, se puede volver a la capacidad anterior.',
  'An import has changed the class again since then.':
    'La clase volvió a cambiar después, por una importación.',
  '{} booked by now; before the change the capacity was {}.':
    'Ya hay {1} con reserva; antes del cambio el cupo era de {2}.',
  '{} would be open, but only {} free now.': 'Quedarían abiertos {1}, y libres solo hay {2}.',
  '{} has not confirmed it yet. It is sent again automatically.':
    '{1} todavía no lo confirma. Se vuelve a enviar automáticamente.',
  "Set places of {} on {} at {} to {} in {}'s dashboard, then confirm.":
    'Pon {4} lugares para {1} el {2} a las {3} en el panel de {5} y luego confirma.',
  "First wait until fewer places are set at {}, or one could be sold twice. Then set places of {} on {} at {} to {} in {}'s dashboard, and confirm.":
    'Primero espera a que haya menos lugares en {1}, o alguno se podría vender dos veces. Luego pon {5} lugares para {2} el {3} a las {4} en el panel de {6} y confirma.',
  'Set the capacity of {} on {} at {} to {} in {}, then confirm.':
    'Pon el cupo de {1} del {2} a las {3} en {4} en {5} y luego confirma.',
  'Waiting: {} on {} at {} is not linked to a class at {}. Link it in Integrations, then it is sent.':
    'En espera: {1} del {2} a las {3} no está vinculada con ninguna clase de {4}. Vincúlala en Integraciones y se enviará.',
  'The class has no free place left for {} here. Nothing was sent.':
    'La clase ya no tiene libres {1} para vender aquí. No se envió nada.',
  'Nothing was sent, because a place could be sold twice. Still offered elsewhere: {}.':
    'No se envió nada, porque un lugar se podría vender dos veces. Todavía ofrecidos en otros marketplaces: {1}.',
  '{} does not know this booking.': '{1} no conoce esta reserva.',
  '{} is no longer waiting for an answer to this booking.': '{1} ya no espera respuesta para esta reserva.',
  'Fitpass shows an unknown page, so nothing was changed there. Set the places in its portal by hand until this is fixed.':
    'Fitpass muestra una página que no conocemos, así que no cambiamos nada. Por ahora, pon los lugares a mano en su portal.',
  'Places on {} are set by hand in its partner dashboard.':
    'Los lugares de {1} se ponen a mano en su panel de socios.',
  'Kenko does not accept the stored API key. Check it in Data Sources.':
    'Kenko no acepta la clave de API guardada. Revísala en Fuentes de datos.',
  'The stored Kenko API key may not read schedules and bookings. Ask Kenko for a key that may.':
    'La clave de API guardada de Kenko no puede leer horarios ni reservas. Pídele a Kenko una que pueda.',
  'The connection was ended in Kenko. Connect again with a new API key.':
    'La conexión se terminó en Kenko. Conéctate de nuevo con otra clave de API.',
  '{} lists {} with this name at this time, and the room does not distinguish them.':
    '{1} tiene {2} con este nombre a esta hora, y la sala no permite distinguirlas.',
  '{} does not accept the stored user name and password. Check them in Data Sources.':
    '{1} no acepta el usuario y la contraseña guardados. Revísalos en Fuentes de datos.',
  'The class is not listed on {}.': 'La clase no está publicada en {1}.',
  '{} refused this number of places.': '{1} rechazó esta cantidad de lugares.',
  '{} asks to wait before the next request.': '{1} pide esperar antes de la siguiente solicitud.',
  '{} could not be reached or failed; nothing was changed.': '{1} no respondió o falló; no se cambió nada.',
  '{} did not confirm the change.': '{1} no confirmó el cambio.',
  '{} sent an answer that we do not understand.': '{1} respondió de una forma que no entendemos.',
  '{} has already sold {} of this class: {} would be too few.':
    '{1} ya vendió {2} de esta clase: {3} serían menos.',
  'The marketplace is not connected.': 'El marketplace no está conectado.',
  '{} still counts {}.': '{1} todavía cuenta {2}.',
  'It shows {} after {} set.': 'Muestra {1} después de que se pusieron {2}.',
  '{} had already sold {}, so it now offers nothing more.':
    '{1} ya había vendido {2}, así que ahora no ofrece más.',
  'Set to {} at {} by hand.': 'En {2} se pusieron {1} a mano.',
  'It could not be set at {} by hand.': 'No se pudo poner a mano en {1}.',
  'It could not be set at {} by hand: {}': 'No se pudo poner a mano en {1}: {2}',
  '{} did not accept the change.': '{1} no aceptó el cambio.',
  'Booking {} accepted: there was a free place.': 'Reserva {1} aceptada: había un lugar libre.',
  'Booking {} turned down: there was no free place.': 'Reserva {1} rechazada: no había lugar libre.',
  'Booking {} turned down: the class does not take place.': 'Reserva {1} rechazada: la clase no se da.',
  'Booking {} turned down: its class is not linked to one of yours.':
    'Reserva {1} rechazada: su clase no está vinculada con una de las tuyas.',
  'Booking {} could not be answered. {}': 'No se pudo contestar la reserva {1}. {2}',
  'Booking {} was not answered in time, so {} rejected it.':
    'La reserva {1} no se contestó a tiempo, así que {2} la rechazó.',
  '{} asks to wait before the next sign-in. Nothing was saved; try again later.':
    '{1} pide esperar antes de volver a iniciar sesión. No se guardó nada; inténtalo más tarde.',
  '{} sent an answer that we do not understand. Nothing was saved; try again later.':
    '{1} respondió en un formato que no se entiende. No se guardó nada; inténtalo más tarde.',
  '{} could not be reached. Nothing was saved; try again later.':
    '{1} no respondió. No se guardó nada; inténtalo más tarde.',
  '{} could not be reached.': '{1} no respondió.',
  '{} cannot have more places than the class ({}).': '{1} no puede tener más lugares que la clase ({2}).',
  '{} more than the {} free. Lower one of the numbers, then save again.':
    '{1} más que los {2} libres. Baja alguno de los números y guarda de nuevo.',
  '“{}” was imported later and may have the same rows. Take that import back first.':
    '“{1}” se importó después y puede tener las mismas filas. Deshaz primero esa importación.',
  'Only an import that has ended can be taken back.':
    'Solo se puede deshacer una importación que ya terminó.',
  'The last rows of this import are still being saved. Please try again in a moment.':
    'Todavía se están guardando las últimas filas de esta importación. Inténtalo de nuevo en un momento.',
  'There is nothing left to take back: that is possible once, within {} days.':
    'Ya no hay nada que deshacer: solo se puede una vez, durante {1} días.',
  '{} needs a user name and a password.': '{1} necesita un usuario y una contraseña.',
  'The country was changed in the meantime. Choose its region again.':
    'Alguien cambió el país mientras tanto. Elige de nuevo su región.',
  'It was changed at the same moment. Please try again.':
    'Se cambió en ese mismo momento. Inténtalo de nuevo.',
  'The class has begun.': 'La clase ya empezó.',
  'The class is on another day.': 'La clase es otro día.',
  '{} does not accept these credentials.': '{1} no acepta estos datos de acceso.',
  'This must be the address of the connected account, {}.':
    'Debe ser la dirección de la cuenta conectada, {1}.',
  'Simulate auto-execute on your last weeks first, then switch it on.':
    'Primero simula la ejecución automática con tus últimas semanas y después actívala.',
  'The simulation was for other settings. Simulate these, then switch auto-execute on.':
    'La simulación era para otra configuración. Simula esta y después activa la ejecución automática.',
  'Auto-execute would go further than before. Simulate these settings on your last weeks first, then save them.':
    'La ejecución automática llegaría más lejos que antes. Simula primero esta configuración con tus últimas semanas y luego guárdala.',
  'The simulation does not prove a gain. Confirm that you want these settings anyway.':
    'La simulación no demuestra una ganancia. Confirma que aun así quieres esta configuración.',
  'The simulation does not prove a gain. Confirm that you want auto-execute anyway.':
    'La simulación no demuestra una ganancia. Confirma que aun así quieres la ejecución automática.',
  'Please describe your system, so that we can connect it.':
    'Describe tu sistema para que podamos conectarlo.',
  'Please enter the address of its login page.': 'Escribe la dirección de su página de inicio de sesión.',
  'We do not know the public holidays of {}. Mark the days yourself instead.':
    'No conocemos los días festivos de {1}. Marca tú los días.',
  'Choose a region of the country.': 'Elige una región del país.',
  'The last day must not be before the first.': 'El último día no puede ser anterior al primero.',
  'Mark at most {} days at once.': 'Marca como máximo {1} días a la vez.',
  'There is already a rule with this name. Choose another name.':
    'Ya hay una regla con este nombre. Elige otro.',
  'Shared inventory needs a connected marketplace that reports its bookings live.':
    'El inventario compartido necesita un marketplace conectado que informe sus reservas al momento.',
  'Shared inventory needs marketplaces that report their bookings live. {} does not.':
    'El inventario compartido necesita marketplaces que informen sus reservas al momento. {1} no lo hace.',
  'Your rule “{}”, which requested this, was deleted. The recommendation is withdrawn.':
    'Tu regla “{1}”, que pedía esto, fue eliminada. La recomendación se retira.',
  'Your rule “{}”, which requested this, was switched off. The recommendation is withdrawn.':
    'Tu regla “{1}”, que pedía esto, fue desactivada. La recomendación se retira.',
  'Your settings now let a decision move at most {} at a marketplace, and this one moves more. Run the optimizer again.':
    'Tu configuración ahora permite que una decisión mueva como máximo {1} en un marketplace, y esta mueve más. Ejecuta el optimizador de nuevo.',
  'This is a spreadsheet, not a CSV file. Open it in Excel, Numbers or Google Sheets and save or download it as CSV.':
    'Esto es una hoja de cálculo, no un archivo CSV. Ábrela en Excel, Numbers o Hojas de cálculo de Google y guárdala o descárgala como CSV.',
  'This is a ZIP archive, not a CSV file. Unpack it and upload the CSV file that is in it.':
    'Esto es un archivo ZIP, no un archivo CSV. Descomprímelo y sube el archivo CSV que contiene.',
  'This is a compressed file, not a CSV file. Unpack it and upload the CSV file that is in it.':
    'Esto es un archivo comprimido, no un archivo CSV. Descomprímelo y sube el archivo CSV que contiene.',
  'This is a PDF, not a CSV file. Export the same report as CSV from your studio system.':
    'Esto es un PDF, no un archivo CSV. Exporta el mismo informe como CSV desde tu sistema.',
  'This is a picture, not a CSV file. Export the schedule or the bookings as CSV from your studio system.':
    'Esto es una imagen, no un archivo CSV. Exporta el horario o las reservas como CSV desde tu sistema.',
  'This is a web page, not a CSV file. Export the same list as CSV, or paste it into a spreadsheet and save that as CSV.':
    'Esto es una página web, no un archivo CSV. Exporta la misma lista como CSV, o pégala en una hoja de cálculo y guárdala como CSV.',
  'This is an audio or video file, not a CSV file. Please choose the file that you exported.':
    'Esto es un archivo de audio o video, no un archivo CSV. Elige el archivo que exportaste.',
  'You have reached the hourly limit for connecting.': 'Llegaste al límite por hora de conexiones.',
  'You have reached the hourly limit for testing connections.':
    'Llegaste al límite por hora de pruebas de conexión.',
  'You have reached the hourly limit for reading listings again.':
    'Llegaste al límite por hora de lecturas de clases publicadas.',
  'You have reached the hourly limit for requests.': 'Llegaste al límite por hora de solicitudes.',
  'You have reached the hourly limit for viewing credentials.':
    'Llegaste al límite por hora de consultas de datos de acceso.',
  'You have reached the hourly limit for connecting Gmail.':
    'Llegaste al límite por hora de conexiones con Gmail.',
  'You have reached the hourly limit for uploading files.':
    'Llegaste al límite por hora de archivos subidos.',
  'You have reached the hourly limit for analysing files.':
    'Llegaste al límite por hora de archivos analizados.',
  'You have reached the hourly limit for checking files.':
    'Llegaste al límite por hora de archivos revisados.',
  'You have reached the hourly limit for importing files.':
    'Llegaste al límite por hora de archivos importados.',
  'You have reached the hourly limit for clearing data.': 'Llegaste al límite por hora de borrados de datos.',
  'You have reached the hourly limit for taking imports back.':
    'Llegaste al límite por hora de importaciones deshechas.',
  'You have reached the hourly limit for running the AI optimizer.':
    'Llegaste al límite por hora de ejecuciones del optimizador con IA.',
  'You have reached the hourly limit for simulations.': 'Llegaste al límite por hora de simulaciones.',
  'You have reached the hourly limit for trying out rules.':
    'Llegaste al límite por hora de pruebas de reglas.',
  'You have reached the hourly limit for repeating classes.':
    'Llegaste al límite por hora de clases repetidas.',
  'You have reached the hourly limit for sending changes again.':
    'Llegaste al límite por hora de cambios reenviados.',
  'You have reached the hourly limit for reading mails again.':
    'Llegaste al límite por hora de correos releídos.',
  'You have reached the hourly limit for questions. You can also create a support ticket.':
    'Llegaste al límite por hora de preguntas. También puedes abrir un ticket de soporte.',
  'You have reached the hourly limit for rewording.': 'Llegaste al límite por hora de textos reformulados.',
  'You have reached the hourly limit for new tickets.': 'Llegaste al límite por hora de tickets nuevos.',
  'You have reached the hourly limit for replies.': 'Llegaste al límite por hora de respuestas.',
  'You have reached the hourly limit for opening the payment page.':
    'Llegaste al límite por hora de aperturas de la página de pago.',
  'You have reached the hourly limit for uploading logos.':
    'Llegaste al límite por hora de logotipos subidos.',
  'You have reached the hourly limit for changing logos.':
    'Llegaste al límite por hora de cambios de logotipo.',
  '{} Please try again in {}.': '{1} Inténtalo de nuevo en {2}.',
  'Google no longer accepts our access to this account. Reconnect Gmail to read its mails again.':
    'Google ya no acepta nuestro acceso a esta cuenta. Vuelve a conectar Gmail para leer sus correos.',
  'It carries no valid signature of this sender.': 'No lleva una firma válida de este remitente.',
  'It does not clearly say that a place was booked.': 'No dice con claridad que se reservó un lugar.',
  'It does not name exactly one sender.': 'No indica exactamente un remitente.',
  'It does not name the class, and more than one of your classes starts then.':
    'No menciona la clase, y más de una de tus clases empieza a esa hora.',
  'It does not name the class.': 'No menciona la clase.',
  'It does not say what happened.': 'No dice qué pasó.',
  'It does not say whether the client or the studio cancelled.':
    'No dice si canceló el cliente o el estudio.',
  'It does not say which class it is for.': 'No dice para qué clase es.',
  'It does not say which number of the date is the day and which the month.':
    'No se sabe qué número de la fecha es el día y cuál el mes.',
  'It has no date that can be read.': 'No tiene una fecha que se pueda leer.',
  'It has no time that can be read.': 'No tiene una hora que se pueda leer.',
  'It contains characters that hide or reverse parts of the text.':
    'Contiene caracteres que ocultan o invierten partes del texto.',
  'It is a question or a message that a person has to read.':
    'Es una pregunta o un mensaje que alguien tiene que leer.',
  'It is a reminder of an earlier booking.': 'Es un recordatorio de una reserva anterior.',
  'It is a reply written by a person.': 'Es una respuesta escrita por una persona.',
  'It is a request that is not confirmed yet.': 'Es una solicitud que todavía no está confirmada.',
  'It is a survey, an advertisement or a report.': 'Es una encuesta, un anuncio o un informe.',
  'It may say that a client came from the waiting list into the class.':
    'Puede decir que un cliente pasó de la lista de espera a la clase.',
  'It is about a free place or a waiting list: nothing was booked.':
    'Trata de un lugar libre o de una lista de espera: no se reservó nada.',
  'It is about a membership, not about a place in a class.':
    'Trata de una membresía, no de un lugar en una clase.',
  'It is about a payment or a purchase, not about a place in a class.':
    'Trata de un pago o una compra, no de un lugar en una clase.',
  'It is about a refund, not about a place in a class.':
    'Trata de un reembolso, no de un lugar en una clase.',
  'It is about a visit that did not happen.': 'Trata de una visita que no se hizo.',
  'It is another kind of reservation, such as a trip, a room or a table.':
    'Es otro tipo de reserva, como un viaje, una habitación o una mesa.',
  'It mentions a reservation, but no class, date or reference.':
    'Menciona una reserva, pero ninguna clase, fecha ni referencia.',
  'It mentions both a booking and a cancellation.': 'Menciona tanto una reserva como una cancelación.',
  'It names a day that no class can be on.': 'Menciona un día en el que no puede haber una clase.',
  'It names more than one client.': 'Menciona a más de un cliente.',
  'It names neither the client nor a booking reference.':
    'No menciona al cliente ni una referencia de reserva.',
  'It reports a change that is neither a booking nor a cancellation.':
    'Informa un cambio que no es ni una reserva ni una cancelación.',
  'It reports both a booking and a cancellation.': 'Informa tanto una reserva como una cancelación.',
  'It states two different times.': 'Indica dos horas distintas.',
  'It was signed by {} instead.': 'Lo firmó {1}.',
  'Its reservation is not confirmed yet.': 'Su reserva todavía no está confirmada.',
  'Its reservation markup is invalid.': 'Sus datos de reserva no son válidos.',
  'Its weekday and its date do not match.': 'El día de la semana y la fecha no coinciden.',
  'It may mean more than one class of your schedule, or none fits well.':
    'Puede referirse a más de una clase de tu horario, o ninguna coincide bien.',
  'No booking is known that it could cancel.': 'No se conoce ninguna reserva que pueda cancelar.',
  'No class in your schedule fits this e-mail.': 'Ninguna clase de tu horario coincide con este correo.',
  'Nothing in it says that a place was booked or cancelled.':
    'Nada en él dice que se reservó o canceló un lugar.',
  'Only the first {} MB of the mail was read.': 'Solo se leyó el comienzo del correo ({1} MB).',
  'Our access to this account does not include reading its mails. Reconnect Gmail and allow it to be read.':
    'Nuestro acceso a esta cuenta no incluye leer sus correos. Vuelve a conectar Gmail y permite la lectura.',
  'The check of its sender failed.': 'La comprobación de su remitente falló.',
  'After this e-mail, you said that the class takes place.':
    'Después de este correo dijiste que la clase sí se da.',
  'Before this e-mail, you said that the class takes place: it may be a second copy.':
    'Antes de este correo dijiste que la clase sí se da: puede ser una segunda copia.',
  'The class had no free place: it is over-booked.': 'La clase no tenía lugares libres: está sobrevendida.',
  'The class that it was for is no longer in your schedule.':
    'La clase a la que se refería ya no está en tu horario.',
  'The mail could not be read.': 'El correo no se pudo leer.',
  'The parts of the mail could not be separated.': 'No se pudieron separar las partes del correo.',
  'The mail is larger than {} MB and was not read.': 'El correo pesa más de {1} MB y no se leyó.',
  'This client cancelled a booking of this class before, and has another one.':
    'Este cliente ya canceló antes una reserva de esta clase y tiene otra.',
  'This client cancelled this class before: it may be a new booking.':
    'Este cliente ya canceló antes esta clase: puede ser una reserva nueva.',
  'It names another number of places than this client’s booking takes.':
    'Indica otro número de lugares que los que ocupa la reserva de este cliente.',
  'This client already has a booking of this class.': 'Este cliente ya tiene una reserva de esta clase.',
  'This client has more than one booking of this class that it may cancel.':
    'Este cliente tiene más de una reserva de esta clase que podría cancelar.',
  'This e-mail could not be proven to come from {}.': 'No se pudo comprobar que este correo venga de {1}.',
  'This e-mail could not be proven to come from its sender.':
    'No se pudo comprobar que este correo venga de su remitente.',
  'Too few values were found where they are usually written.':
    'Se encontraron muy pocos datos donde suelen estar.',
  'You marked e-mails like this as containing no reservation.':
    'Marcaste los correos como este como correos sin reserva.',
  'You said that it is not about a reservation.': 'Dijiste que no trata de una reserva.',
  'Your mailbox did not record who sent it.': 'Tu buzón no registró quién lo envió.',
  "Your mailbox's record of its sender cannot be read.":
    'No se puede leer lo que tu buzón registró sobre su remitente.',
  'The studio says that it takes place after all.': 'El estudio dice que la clase sí se da.',
  'This class is cancelled in Kenko.': 'Esta clase está cancelada en Kenko.',
  'This class is no longer cancelled in Kenko.': 'Esta clase ya no está cancelada en Kenko.',
  '{} wrote that this class does not take place.': '{1} escribió que esta clase no se da.',
  'This could not be stored just now. Please try again.':
    'No se pudo guardar en este momento. Inténtalo de nuevo.',
  'Something went wrong on our side. The recommendations that were made stay; run the optimizer again for the rest.':
    'Algo falló de nuestro lado. Las recomendaciones que ya se hicieron se quedan; ejecuta el optimizador de nuevo para las demás.',
  'Something went wrong on our side. Please simulate again.': 'Algo falló de nuestro lado. Simula de nuevo.',
  'Something went wrong on our side.': 'Algo falló de nuestro lado.',
  '{} Nothing was imported; import the file again.': '{1} No se importó nada; importa el archivo de nuevo.',
  '{} Rows imported so far: {} of {}. Import the file again to add the rest.':
    '{1} Filas importadas hasta ahora: {2} de {3}. Importa el archivo de nuevo para agregar las demás.',
  'These classes are being changed at the same time.': 'Estas clases se están cambiando al mismo tiempo.',
  'Something went wrong on our side. Some of the data is gone; clear again to remove the rest.':
    'Algo falló de nuestro lado. Una parte de los datos ya se borró; borra de nuevo para quitar lo demás.',
  'The imported data was cleared meanwhile.': 'Mientras tanto se borraron los datos importados.',
  'Another import was taken back meanwhile.': 'Mientras tanto se deshizo otra importación.',
  'Another file was uploaded before this one was confirmed, and only {} can be open at a time. Nothing was imported; upload this file again.':
    'Se subió otro archivo antes de que confirmaras este, y solo puede haber {1} abiertos a la vez. No se importó nada; sube este archivo de nuevo.',
  'Others are beginning imports for this studio at the same time. Please try again in a moment.':
    'Otras personas están empezando importaciones de este estudio al mismo tiempo. Inténtalo de nuevo en un momento.',
  'When marketplaces have closed it, this class becomes {} on {} at {}. Change the places there.':
    'Cuando las plataformas la cierren, esta clase pasa a ser {1} el {2} a las {3}. Cambia los lugares allí.',
  'It was not finished, so another import took its turn.':
    'No se terminó, así que otra importación tomó su turno.',
  '{} with errors should be left out, but there are errors in {} now. Nothing was imported; please look at the file again.':
    'Se iban a omitir {1} con errores, pero ahora hay errores en {2}. No se importó nada; revisa el archivo de nuevo.',
  '{} accepts the stored credentials.': '{1} acepta los datos de acceso guardados.',
  'Kenko shows {}.': 'Kenko muestra {1}.',
  '{} on {} at {} is not listed there. List the class, then try again.':
    '{1} el {2} a las {3} no está publicada ahí. Publica la clase e inténtalo de nuevo.',
  'Please upload a CSV file': 'Sube un archivo CSV',
  'The file is empty': 'El archivo está vacío',
  'The file must be at most 100 MB': 'El archivo debe pesar como máximo 100 MB',
  'Sign in': 'Iniciar sesión',
  'Find the class': 'Buscar la clase',
  'Set places to {}': 'Poner los lugares en {1}',
  'Set booked places to {}': 'Poner los lugares reservados en {1}',
  'Open the calendar': 'Abrir el calendario',
  'Count the bookings': 'Contar las reservas',
  'Read the centers': 'Leer los centros',
  'List the schedule': 'Leer el horario',
  'List the bookings': 'Leer las reservas',
  'Read places': 'Leer los lugares',
  'Subscribe to bookings': 'Suscribirse a las reservas',
  'Read the subscription': 'Leer la suscripción',
  'List classes': 'Leer las clases',
  'Open the sign-in page': 'Abrir la página de inicio de sesión',
  "Open the class's form": 'Abrir el formulario de la clase',
  '{}. Save it again as a plain SVG, without scripts and links.':
    '{1}. Guárdalo de nuevo como SVG simple, sin scripts ni enlaces.',
  'This SVG shows a picture that is not part of it': 'Este SVG muestra una imagen que no forma parte de él',
  'This SVG contains a picture that cannot be opened': 'Este SVG contiene una imagen que no se puede abrir',
  'This SVG refers to something outside of itself ({})': 'Este SVG hace referencia a algo fuera de él ({1})',
  'This SVG runs a script ({})': 'Este SVG ejecuta un script ({1})',
  'This SVG has an attribute that cannot be read ({})':
    'Este SVG tiene un atributo que no se puede leer ({1})',
  'This SVG is too intricate for a logo': 'Este SVG es demasiado complejo para un logotipo',
  'This SVG contains a script': 'Este SVG contiene un script',
  'This SVG contains <{}>, which is not part of a drawing':
    'Este SVG contiene <{1}>, que no forma parte de un dibujo',
  'This SVG repeats parts of itself too often': 'Este SVG repite partes de sí mismo demasiadas veces',
  'This SVG declares more than a drawing': 'Este SVG declara más que un dibujo',
  'This file is not an SVG drawing': 'Este archivo no es un dibujo SVG',
  'A part of this SVG refers to itself': 'Una parte de este SVG hace referencia a sí misma',
  'This SVG is not written in UTF-8. Save it again as a plain SVG.':
    'Este SVG no está escrito en UTF-8. Guárdalo de nuevo como SVG simple.',
  'This file is not a {} picture.': 'Este archivo no es una imagen {1}.',
  'This picture is larger than {} x {} pixels.': 'Esta imagen tiene más de {1} x {2} píxeles.',
  'This {} picture is damaged. Save it again.': 'Esta imagen {1} está dañada. Guárdala de nuevo.',
  'The style of this SVG refers to something outside of itself':
    'El estilo de este SVG hace referencia a algo fuera de él',
};

/** The words that can follow a count in a sentence, and the word between two names. */
export const slotPhrases: SlotPhrases = {
  place: (count) => counted(count, 'lugar', 'lugares'),
  class: (count) => counted(count, 'clase', 'clases'),
  minute: (count) => counted(count, 'minuto', 'minutos'),
  row: (count) => counted(count, 'fila', 'filas'),
  and: 'y',
};
