import type { SlotPhrases } from '#web/src/api/problem-messages.ts';
import { counted } from '../counted.ts';

/**
 * The API's sentences in this language, by the English sentence. {} marks a part that varies; {1} and {2} in the
 * translation insert the first and the second of these parts. `test/guards/problem-sentences.test.ts` compares them
 * with the code.
 */
export const sentences: Readonly<Record<string, string>> = {
  'The booking was cancelled since, at its marketplace or in the studio system; it stays cancelled':
    'A reserva foi cancelada depois, na plataforma ou no sistema do estúdio; continua cancelada',
  'The class that starts at this time has another name or room':
    'A aula que começa neste horário tem outro nome ou outra sala',
  'The file calls this class cancelled, but it stays in your schedule: open it and set its capacity to 0':
    'O arquivo marca esta aula como cancelada, mas ela continua na sua grade: abra-a e defina a capacidade como 0',
  'An earlier file listed more places of this booking one by one, and they all stay: list those that were cancelled as cancelled':
    'Um arquivo anterior listou um a um mais lugares desta reserva e todos continuam: marque como cancelados os que foram cancelados',
  'No class starts at this time': 'Nenhuma aula começa neste horário',
  'It may be about more than one place of a client.': 'Talvez se trate de mais de uma vaga de um cliente.',
  'It may contain a further reservation.': 'Talvez contenha outra reserva.',
  'Other files are being imported at the same time. Please try again.':
    'Outros arquivos estão sendo importados ao mesmo tempo. Tente novamente.',
  'It may report that a booking was changed.': 'Talvez diga que uma reserva foi alterada.',
  'It may report that a cancellation was not accepted.': 'Talvez diga que um cancelamento não foi aceito.',
  'It lists the status of bookings.': 'Mostra o status de reservas.',
  'It has several booking references.': 'Tem várias referências de reserva.',
  'The name of its class may be the name of a client.': 'O nome da aula talvez seja o de um cliente.',
  'A newer change of this class replaced this task.':
    'Uma mudança mais nova desta aula substituiu esta tarefa.',
  'AI optimization is switched off. Switch it on under Settings first.':
    'A otimização com IA está desativada. Ative-a primeiro em Configurações.',
  'An import is being taken back. Import the file when that is done.':
    'Uma importação está sendo desfeita. Importe o arquivo quando terminar.',
  'The uploaded file is not the one that you chose. Start the import again.':
    'Chegou um arquivo diferente do que você escolheu. Comece a importação de novo.',
  'Another import is being taken back. Please wait until that is done.':
    'Outra importação está sendo desfeita. Espere terminar.',
  'Another import is under way. Wait until it is done, or cancel it.':
    'Há outra importação em andamento. Espere terminar ou cancele-a.',
  'Can only cancel pending requests': 'Só é possível cancelar solicitações pendentes.',
  'Gmail cannot be connected here.': 'Não é possível conectar o Gmail aqui.',
  'Imported data is being cleared. Import the file when that is done.':
    'Os dados importados estão sendo apagados. Importe o arquivo quando terminar.',
  'Your classes were imported with the time zone {}. To use another one, clear all data first, then change the time zone and import your files again.':
    'Suas aulas foram importadas com o fuso horário {1}. Para usar outro, limpe primeiro todos os dados; depois mude o fuso horário e importe seus arquivos de novo.',
  'Your amounts were imported in {}. Amounts in {} have other decimals, so they would be wrong. To use it, clear all data first, then change the currency and import your files again.':
    'Seus valores foram importados em {1}. Valores em {2} têm outras casas decimais e ficariam errados. Para usar essa moeda, limpe primeiro todos os dados; depois mude a moeda e importe seus arquivos de novo.',
  'Data is being imported or cleared. Change the time zone or the currency when that is done.':
    'Há dados sendo importados ou limpos. Mude o fuso horário ou a moeda quando isso terminar.',
  'The time zone or the currency was changed meanwhile. Import the file again.':
    'Enquanto isso, o fuso horário ou a moeda mudou. Importe o arquivo de novo.',
  'Imported data is being cleared.': 'Os dados importados estão sendo apagados.',
  'No integration found': 'Nenhuma integração encontrada.',
  'Payments are not available right now. Please try again.':
    'O sistema de pagamentos não responde agora. Tente de novo.',
  'Please connect Gmail before saving': 'Conecte o Gmail antes de salvar.',
  'Please connect at least one integration before running the AI optimizer':
    'Conecte pelo menos uma integração antes de rodar o otimizador com IA.',
  'Please sign in again.': 'Entre de novo.',
  'The class has begun. Its places cannot be changed any more.':
    'A aula já começou. Não é mais possível mudar as vagas.',
  'The class has changed since this was decided. Run the optimizer again.':
    'A aula mudou desde esta decisão. Rode o otimizador de novo.',
  'The class is too close now. This decision has expired.':
    'A aula já está perto demais. Esta decisão expirou.',
  'The class is too close now. This task has expired.': 'A aula já está perto demais. Esta tarefa expirou.',
  'The connection was changed at the same moment. Please try again.':
    'A conexão foi alterada nesse mesmo momento. Tente de novo.',
  'The decision or its class changed in the meantime. Review it again, then decide.':
    'A decisão ou a aula dela mudou nesse meio-tempo. Veja de novo e decida.',
  'The file has not arrived yet. Upload it first.': 'O arquivo ainda não chegou. Envie-o primeiro.',
  'The file contains characters that do not belong in a text. Please export it as CSV again.':
    'O arquivo tem caracteres que nenhum texto tem. Exporte-o de novo como CSV.',
  'The file is empty.': 'O arquivo está vazio.',
  'The file is no longer stored. Upload it again.': 'O arquivo não está mais guardado. Envie-o de novo.',
  'The file has already been read.': 'O arquivo já foi lido.',
  'The import is not waiting for a confirmation.': 'A importação não está esperando confirmação.',
  'The import has already ended.': 'A importação já terminou.',
  'The import was changed at the same time. Please review it again.':
    'A importação mudou ao mesmo tempo. Veja-a de novo.',
  'The list was changed at the same moment. Please try again.':
    'A lista mudou nesse mesmo momento. Tente de novo.',
  'The marketplace no longer lists this class.': 'A plataforma não lista mais esta aula.',
  'The owner decided these places last. This decision waits for them.':
    'Você decidiu estas vagas por último. Esta decisão espera por você.',
  'The request was changed at the same moment. Please try again.':
    'A solicitação mudou nesse mesmo momento. Tente de novo.',
  'The rule was changed in the meantime. Review it again.': 'A regra mudou nesse meio-tempo. Veja-a de novo.',
  'This import has no rejected rows, or they are no longer stored.':
    'Esta importação não tem linhas rejeitadas, ou elas não estão mais guardadas.',
  'There is no subscription to manage yet.': 'Ainda não há assinatura para gerenciar.',
  'There is no such change.': 'Essa mudança não existe.',
  'There is no such class.': 'Essa aula não existe.',
  'There is no such clearing.': 'Essa limpeza não existe.',
  'There is no such decision.': 'Essa decisão não existe.',
  'There is no such import.': 'Essa importação não existe.',
  'There is no such layout.': 'Esse formato de e-mail não existe.',
  'There is no such recording.': 'Essa gravação não existe.',
  'There is no such reservation.': 'Essa reserva não existe.',
  'There is no such rule.': 'Essa regra não existe.',
  'There is no such sender.': 'Esse remetente não existe.',
  'There is no such task.': 'Essa tarefa não existe.',
  'You said that these are the same class, so they become one.':
    'Você disse que são a mesma aula, então elas se tornam uma só.',
  'These classes are no longer compared.': 'Estas aulas não são mais comparadas.',
  'These places are set by hand. To be asked again, type their number again in the class.':
    'Estas vagas são definidas à mão. Para que o pedido apareça de novo, digite o número outra vez na aula.',
  'This browser cannot be registered for notifications.':
    'Este navegador não pode ser registrado para notificações.',
  'This class was cancelled. If it takes place after all, mark that in the class first.':
    'Esta aula foi cancelada. Se ela vai acontecer, informe primeiro na aula.',
  'This conversation has become too long. Please open another ticket.':
    'Esta conversa ficou longa demais. Abra outro chamado.',
  'This decision has changed nothing.': 'Esta decisão não mudou nada.',
  'This decision has already been answered.': 'Esta decisão já foi respondida.',
  'This decision has already been undone.': 'Esta decisão já foi desfeita.',
  'This logo was not uploaded. Please choose it again.': 'O logotipo não foi enviado. Escolha-o de novo.',
  'This page belongs to another list or filter. Please start again from the first page.':
    'Esta página é de outra lista ou de outro filtro. Comece de novo pela primeira.',
  'This request is still being processed. Please try again in a moment.':
    'O pedido ainda está sendo processado. Espere um momento.',
  'This reservation was changed in the meantime. Please review it again.':
    'Esta reserva mudou nesse meio-tempo. Veja-a de novo.',
  'This studio has been closed, and all of its data is deleted.':
    'Este estúdio foi encerrado e tudo o que havia dele foi apagado.',
  'This studio has no active subscription or trial.': 'Este estúdio não tem assinatura nem teste ativo.',
  'This studio is already subscribed.': 'Este estúdio já tem assinatura.',
  'This task was already answered, or a newer one replaced it.':
    'Esta tarefa já foi respondida, ou uma mais nova a substituiu.',
  'This ticket does not exist.': 'Este chamado não existe.',
  'This ticket has just changed. Please try again.': 'Este chamado acabou de mudar. Tente de novo.',
  'This ticket is resolved. Please open another one if you need more help.':
    'Este chamado já foi resolvido. Abra outro se precisar de mais ajuda.',
  'This was already done. Reload the page to see the result.':
    'Isto já foi feito. Recarregue a página para ver o resultado.',
  'You have reached the maximum number of open tickets. We will answer them soon.':
    'Você já tem todos os chamados abertos que podemos atender. Responderemos em breve.',
  '{} ({}) already replaces {} ({}). Undo that first.':
    '{1} ({2}) já substitui {3} ({4}). Desfaça isso primeiro.',
  '{} days are marked, which is the maximum. Remove some first.':
    'Já há {1} dias marcados, que é o máximo. Remova alguns primeiro.',
  '{} does not report its bookings live, and your places are shared. Switch the inventory to separate places under Settings first.':
    '{1} não informa as reservas na hora e suas vagas são compartilhadas. Mude primeiro o inventário para vagas separadas em Configurações.',
  '{} has already confirmed these places.': '{1} já confirmou estas vagas.',
  '{} imports are under way. Wait until one is done, or cancel one.':
    'Há {1} importações em andamento. Espere uma terminar ou cancele uma.',
  '{} is already one of your senders.': '{1} já está entre os seus remetentes.',
  '{} is already connected. Disconnect it first.': '{1} já está conectado. Desconecte-o primeiro.',
  '{} is not connected. Connect it under Data Sources to edit its places.':
    '{1} não está conectado. Conecte-o em Fontes de dados para editar as vagas.',
  '{} is not connected.': '{1} não está conectado.',
  'A cell in row {} is longer than {} KB. Perhaps a quotation mark is opened and never closed.':
    'Uma célula da linha {1} passa de {2} KB. Talvez uma aspa tenha sido aberta e nunca fechada.',
  'A newer change of this class replaced it at {}. It is not sent again.':
    'Uma mudança mais nova desta aula a substituiu em {1}. Ela não é enviada de novo.',
  'A quotation mark is opened in row {} or later and never closed.':
    'Na linha {1} ou depois, uma aspa é aberta e nunca fechada.',
  'A studio has at most {} rules. Delete one first.':
    'Um estúdio pode ter no máximo {1} regras. Exclua uma primeiro.',
  'A studio has at most {} senders. Delete one first.':
    'Um estúdio pode ter no máximo {1} remetentes. Exclua um primeiro.',
  'Places on {} are set by hand: there is nothing to sign in to.':
    'As vagas em {1} são definidas à mão: não há onde entrar.',
  'Row {} cannot be read as CSV.': 'A linha {1} não pode ser lida como CSV.',
  'Row {} has more than {} columns, which is the maximum.':
    'A linha {1} tem mais de {2} colunas, o máximo de um arquivo.',
  'The file must be at most {} MB.': 'O arquivo pode ter no máximo {1} MB.',
  'The file must have at most {} rows below its header.':
    'O arquivo pode ter no máximo {1} linhas abaixo do cabeçalho.',
  'This studio no longer has a request for {}.': 'Este estúdio não tem mais uma solicitação para {1}.',
  'Your studio now uses {}. Please check the amounts again.':
    'Seu estúdio agora usa {1}. Confira os valores de novo.',
  'You have taught the maximum number of layouts. Delete one first.':
    'Você já ensinou todos os formatos de e-mail que um estúdio pode ter. Exclua um primeiro.',
  'Choose what happened: a booking, a cancellation, or a cancelled class.':
    'Informe o que aconteceu: uma reserva, um cancelamento ou uma aula cancelada.',
  'This class has no such booking from this marketplace. Choose it again.':
    'Esta aula não tem essa reserva desta plataforma. Escolha-a de novo.',
  'The mailbox is being changed at the same time. Please try again.':
    'O e-mail está sendo alterado ao mesmo tempo. Tente de novo.',
  'The class is being changed at the same time. Please try again.':
    'A aula está sendo alterada ao mesmo tempo. Tente de novo.',
  'Enter at least the class, the day or the reference that the mail is about.':
    'Informe pelo menos a aula, o dia ou a referência de que trata o e-mail.',
  'This class was changed in the meantime, by somebody else or by an import. Nothing was overwritten: check its current numbers, then try again.':
    'Outra pessoa ou uma importação mudou esta aula nesse meio-tempo. Nada foi sobrescrito: veja como está agora e tente de novo.',
  'This class has begun. Its numbers can no longer be changed.':
    'Esta aula já começou. Não é mais possível mudar os números dela.',
  'This class does not take place, so its places are closed. First mark that it takes place.':
    'Esta aula não vai acontecer, por isso as vagas estão fechadas. Informe primeiro que ela acontece.',
  'Connect Fitpass under Data Sources to edit the capacity.':
    'Conecte o Fitpass em Fontes de dados para editar a capacidade.',
  'The class has been changed again since then. Only the last change of a class can be undone.':
    'A aula foi alterada de novo depois. Só a última mudança de uma aula pode ser desfeita.',
  'These classes were changed at the same time. Send the file again: rows that are already saved stay as they are.':
    'Estas aulas foram alteradas ao mesmo tempo. Envie o arquivo de novo: o que já entrou fica como está.',
  'An import is under way. Wait until it is done, or cancel it, and clear the data then.':
    'Há uma importação em andamento. Espere terminar ou cancele-a, e apague os dados depois.',
  'An import is being taken back. Clear the data when that is done.':
    'Uma importação está sendo desfeita. Apague os dados quando terminar.',
  'The file has a header but no rows below it. Export it again for days that have classes or bookings.':
    'O arquivo tem cabeçalho, mas nenhuma linha abaixo. Exporte-o de novo para dias que tenham aulas ou reservas.',
  'Set up an authenticator app for your account first, under Sign-in & Security. Then try again.':
    'Configure primeiro um app de autenticação para a sua conta, em Acesso e segurança. Depois tente de novo.',
  'Automation is paused. Resume it under Settings first. Your own capacity edits still work.':
    'A automação está pausada. Retome-a primeiro em Configurações. Suas próprias mudanças de capacidade continuam funcionando.',
  'The Cupo team has paused automation for all studios. Ask us under Support when it resumes. Your own capacity edits still work.':
    'A equipe da Cupo pausou a automação de todos os estúdios. Pergunte no Suporte quando ela volta. Suas próprias mudanças de capacidade continuam funcionando.',
  'This mail is too long for its layout to be learned.':
    'Este e-mail é longo demais para aprender o layout dele.',
  'This mail contains too little fixed text to recognize its layout again.':
    'Este e-mail tem pouco texto fixo: não dá para distinguir o layout dele de outros.',
  'This mail contains several reservations. Add the others too, or correct a mail with a single one.':
    'Este e-mail fala de várias reservas. Adicione as outras também ou corrija um que fale de uma só.',
  'Mails with this layout could be read in more than one way, so you still have to check each of them.':
    'E-mails com este layout poderiam ser lidos de mais de um jeito, então cada um ainda precisa de você.',
  'The customer’s name does not appear in this mail as you wrote it.':
    'O nome do cliente não está neste e-mail como você escreveu.',
  'The class’s name does not appear in this mail as you wrote it.':
    'O nome da aula não está neste e-mail como você escreveu.',
  'No date in this mail matches the day that you chose.':
    'Nenhuma data deste e-mail pode ser o dia que você escolheu.',
  'No time in this mail matches the one that you chose.':
    'Nenhum horário deste e-mail é o que você escolheu.',
  'The reference does not appear in this mail as you wrote it.':
    'A referência não está neste e-mail como você escreveu.',
  'The text of this e-mail is no longer stored, so its layout cannot be learned.':
    'O texto deste e-mail não está mais guardado, então não dá para aprender o layout dele.',
  'Two of the reservations are identical. Remove one of them.':
    'Duas das reservas são iguais. Remova uma delas.',
  'An e-mail without a reservation contains no further ones. Choose what happened, or remove them.':
    'Um e-mail sem reserva não pode ter outras. Diga o que aconteceu ou remova-as.',
  '{} has already sold {}; before the change it had {}.': '{1} já vendeu {2}; antes da mudança tinha {3}.',
  '{} had {}, and the class has {}.': '{1} tinha {2}, e a aula tem {3}.',
  '{} is no longer connected. Connect it, then undo.':
    '{1} não está mais conectado. Conecte e depois desfaça.',
  'Places are still taken in the class that it was before. Once they are free, its capacity can be changed back.':
    'Ainda há vagas ocupadas na aula que ela era antes. Quando ficarem livres, a capacidade anterior pode ser restabelecida.',
  'An import has changed the class again since then.': 'A aula mudou de novo depois, por uma importação.',
  '{} booked by now; before the change the capacity was {}.':
    'Já há {1} com reserva; antes da mudança a capacidade era {2}.',
  '{} would be open, but only {} free now.': 'Ficariam abertas {1}, e só há {2} livres.',
  '{} has not confirmed it yet. It is sent again automatically.':
    '{1} ainda não confirmou. O envio é refeito automaticamente.',
  "Set places of {} on {} at {} to {} in {}'s dashboard, then confirm.":
    'Coloque {4} vagas para {1} em {2} às {3} no painel de {5} e depois confirme.',
  "First wait until fewer places are set at {}, or one could be sold twice. Then set places of {} on {} at {} to {} in {}'s dashboard, and confirm.":
    'Primeiro espere haver menos vagas em {1}, ou alguma pode ser vendida duas vezes. Depois coloque {5} vagas para {2} em {3} às {4} no painel de {6} e confirme.',
  'Set the capacity of {} on {} at {} to {} in {}, then confirm.':
    'Coloque a capacidade de {1} em {2} às {3} em {4} no {5} e depois confirme.',
  'Waiting: {} on {} at {} is not linked to a class at {}. Link it in Integrations, then it is sent.':
    'Em espera: {1} em {2} às {3} não está vinculada a nenhuma aula de {4}. Vincule em Integrações, e será enviado.',
  'The class has no free place left for {} here. Nothing was sent.':
    'A aula não tem mais {1} livres para vender aqui. Nada foi enviado.',
  'Nothing was sent, because a place could be sold twice. Still offered elsewhere: {}.':
    'Nada foi enviado, porque uma vaga poderia ser vendida duas vezes. Ainda oferecidas em outros marketplaces: {1}.',
  '{} does not know this booking.': '{1} não conhece esta reserva.',
  '{} is no longer waiting for an answer to this booking.': '{1} não espera mais resposta para esta reserva.',
  'Fitpass shows an unknown page, so nothing was changed there. Set the places in its portal by hand until this is fixed.':
    'O Fitpass mostra uma página que não conhecemos, então nada mudou lá. Por enquanto, ajuste as vagas à mão no portal.',
  'Places on {} are set by hand in its partner dashboard.':
    'As vagas de {1} são ajustadas à mão no painel de parceiros.',
  'Kenko does not accept the stored API key. Check it in Data Sources.':
    'O Kenko não aceita a chave de API salva. Confira em Fontes de dados.',
  'The stored Kenko API key may not read schedules and bookings. Ask Kenko for a key that may.':
    'A chave de API salva do Kenko não pode ler grades nem reservas. Peça ao Kenko uma que possa.',
  'The connection was ended in Kenko. Connect again with a new API key.':
    'A conexão foi encerrada no Kenko. Conecte de novo com outra chave de API.',
  '{} lists {} with this name at this time, and the room does not distinguish them.':
    '{1} tem {2} com este nome neste horário, e a sala não permite distinguir.',
  '{} does not accept the stored user name and password. Check them in Data Sources.':
    '{1} não aceita o usuário e a senha salvos. Confira em Fontes de dados.',
  'The class is not listed on {}.': 'A aula não está publicada em {1}.',
  '{} refused this number of places.': '{1} recusou esta quantidade de vagas.',
  '{} asks to wait before the next request.': '{1} pede para esperar antes do próximo pedido.',
  '{} could not be reached or failed; nothing was changed.': '{1} não respondeu ou falhou; nada mudou.',
  '{} did not confirm the change.': '{1} não confirmou a mudança.',
  '{} sent an answer that we do not understand.': '{1} respondeu de um jeito que não entendemos.',
  '{} has already sold {} of this class: {} would be too few.':
    '{1} já vendeu {2} desta aula: {3} seria menos.',
  'The marketplace is not connected.': 'O marketplace não está conectado.',
  '{} still counts {}.': '{1} ainda conta {2}.',
  'It shows {} after {} set.': 'Mostra {1} depois de colocarmos {2}.',
  '{} had already sold {}, so it now offers nothing more.':
    '{1} já tinha vendido {2}, então agora não oferece mais.',
  'Set to {} at {} by hand.': 'Em {2}, {1} à mão.',
  'It could not be set at {} by hand.': 'Não foi possível ajustar à mão em {1}.',
  'It could not be set at {} by hand: {}': 'Não foi possível ajustar à mão em {1}: {2}',
  '{} did not accept the change.': '{1} não aceitou a mudança.',
  'Booking {} accepted: there was a free place.': 'Reserva {1} aceita: havia uma vaga livre.',
  'Booking {} turned down: there was no free place.': 'Reserva {1} recusada: não havia vaga livre.',
  'Booking {} turned down: the class does not take place.': 'Reserva {1} recusada: a aula não vai acontecer.',
  'Booking {} turned down: its class is not linked to one of yours.':
    'Reserva {1} recusada: a aula dela não está vinculada a uma das suas.',
  'Booking {} could not be answered. {}': 'Não foi possível responder à reserva {1}. {2}',
  'Booking {} was not answered in time, so {} rejected it.':
    'A reserva {1} não foi respondida a tempo, e {2} a recusou.',
  '{} asks to wait before the next sign-in. Nothing was saved; try again later.':
    '{1} pede para esperar antes de entrar de novo. Nada foi salvo; tente mais tarde.',
  '{} sent an answer that we do not understand. Nothing was saved; try again later.':
    '{1} respondeu em um formato que não é entendido. Nada foi salvo; tente mais tarde.',
  '{} could not be reached. Nothing was saved; try again later.':
    '{1} não respondeu. Nada foi salvo; tente mais tarde.',
  '{} could not be reached.': '{1} não respondeu.',
  '{} cannot have more places than the class ({}).': '{1} não pode ter mais vagas que a aula ({2}).',
  '{} more than the {} free. Lower one of the numbers, then save again.':
    '{1} além das {2} livres. Baixe algum dos números e salve de novo.',
  '“{}” was imported later and may have the same rows. Take that import back first.':
    '“{1}” foi importado depois e pode ter as mesmas linhas. Desfaça primeiro essa importação.',
  'Only an import that has ended can be taken back.':
    'Só é possível desfazer uma importação que já terminou.',
  'The last rows of this import are still being saved. Please try again in a moment.':
    'As últimas linhas desta importação ainda estão sendo salvas. Tente de novo em um instante.',
  'There is nothing left to take back: that is possible once, within {} days.':
    'Não há mais nada a desfazer: isso só é possível uma vez, durante {1} dias.',
  '{} needs a user name and a password.': '{1} precisa de um usuário e de uma senha.',
  'The country was changed in the meantime. Choose its region again.':
    'O país foi mudado nesse meio-tempo. Escolha a região de novo.',
  'It was changed at the same moment. Please try again.':
    'Isso foi alterado no mesmo momento. Tente de novo.',
  'The class has begun.': 'A aula já começou.',
  'The class is on another day.': 'A aula é em outro dia.',
  '{} does not accept these credentials.': '{1} não aceita estes dados de acesso.',
  'This must be the address of the connected account, {}.': 'Precisa ser o endereço da conta conectada, {1}.',
  'Simulate auto-execute on your last weeks first, then switch it on.':
    'Primeiro simule a execução automática com suas últimas semanas e depois ative-a.',
  'The simulation was for other settings. Simulate these, then switch auto-execute on.':
    'A simulação era para outras configurações. Simule estas e depois ative a execução automática.',
  'Auto-execute would go further than before. Simulate these settings on your last weeks first, then save them.':
    'A execução automática iria mais longe do que antes. Simule primeiro estas configurações com as suas últimas semanas e depois salve-as.',
  'The simulation does not prove a gain. Confirm that you want these settings anyway.':
    'A simulação não comprova um ganho. Confirme que mesmo assim você quer estas configurações.',
  'The simulation does not prove a gain. Confirm that you want auto-execute anyway.':
    'A simulação não comprova um ganho. Confirme que mesmo assim quer a execução automática.',
  'Please describe your system, so that we can connect it.':
    'Descreva seu sistema para que possamos conectá-lo.',
  'Please enter the address of its login page.': 'Informe o endereço da página de login.',
  'We do not know the public holidays of {}. Mark the days yourself instead.':
    'Não conhecemos os feriados de {1}. Marque você mesmo os dias.',
  'Choose a region of the country.': 'Escolha uma região do país.',
  'The last day must not be before the first.': 'O último dia não pode ser anterior ao primeiro.',
  'Mark at most {} days at once.': 'Marque no máximo {1} dias de uma vez.',
  'There is already a rule with this name. Choose another name.':
    'Já existe uma regra com este nome. Escolha outro.',
  'Shared inventory needs a connected marketplace that reports its bookings live.':
    'O inventário compartilhado precisa de um marketplace conectado que informe suas reservas na hora.',
  'Shared inventory needs marketplaces that report their bookings live. {} does not.':
    'O inventário compartilhado precisa de marketplaces que informem suas reservas na hora. {1} não faz isso.',
  'Your rule “{}”, which requested this, was deleted. The recommendation is withdrawn.':
    'Sua regra “{1}”, que pedia isto, foi excluída. A recomendação foi retirada.',
  'Your rule “{}”, which requested this, was switched off. The recommendation is withdrawn.':
    'Sua regra “{1}”, que pedia isto, foi desativada. A recomendação foi retirada.',
  'Your settings now let a decision move at most {} at a marketplace, and this one moves more. Run the optimizer again.':
    'Suas configurações agora permitem que uma decisão mova no máximo {1} em um marketplace, e esta move mais. Rode o otimizador de novo.',
  'This is a spreadsheet, not a CSV file. Open it in Excel, Numbers or Google Sheets and save or download it as CSV.':
    'Isto é uma planilha, não um arquivo CSV. Abra-a no Excel, Numbers ou Planilhas Google e salve ou baixe como CSV.',
  'This is a ZIP archive, not a CSV file. Unpack it and upload the CSV file that is in it.':
    'Isto é um arquivo ZIP, não um arquivo CSV. Descompacte-o e envie o arquivo CSV que está dentro.',
  'This is a compressed file, not a CSV file. Unpack it and upload the CSV file that is in it.':
    'Isto é um arquivo compactado, não um arquivo CSV. Descompacte-o e envie o arquivo CSV que está dentro.',
  'This is a PDF, not a CSV file. Export the same report as CSV from your studio system.':
    'Isto é um PDF, não um arquivo CSV. Exporte o mesmo relatório como CSV do seu sistema.',
  'This is a picture, not a CSV file. Export the schedule or the bookings as CSV from your studio system.':
    'Isto é uma imagem, não um arquivo CSV. Exporte a grade ou as reservas como CSV do seu sistema.',
  'This is a web page, not a CSV file. Export the same list as CSV, or paste it into a spreadsheet and save that as CSV.':
    'Isto é uma página da web, não um arquivo CSV. Exporte a mesma lista como CSV, ou cole-a em uma planilha e salve como CSV.',
  'This is an audio or video file, not a CSV file. Please choose the file that you exported.':
    'Isto é um arquivo de áudio ou vídeo, não um arquivo CSV. Escolha o arquivo que você exportou.',
  'You have reached the hourly limit for connecting.': 'Você chegou ao limite de conexões por hora.',
  'You have reached the hourly limit for testing connections.':
    'Você chegou ao limite de testes de conexão por hora.',
  'You have reached the hourly limit for reading listings again.':
    'Você chegou ao limite de leituras de aulas publicadas por hora.',
  'You have reached the hourly limit for requests.': 'Você chegou ao limite de solicitações por hora.',
  'You have reached the hourly limit for viewing credentials.':
    'Você chegou ao limite de consultas de dados de acesso por hora.',
  'You have reached the hourly limit for connecting Gmail.':
    'Você chegou ao limite de conexões com o Gmail por hora.',
  'You have reached the hourly limit for uploading files.':
    'Você chegou ao limite de arquivos enviados por hora.',
  'You have reached the hourly limit for analysing files.':
    'Você chegou ao limite de arquivos analisados por hora.',
  'You have reached the hourly limit for checking files.':
    'Você chegou ao limite de arquivos verificados por hora.',
  'You have reached the hourly limit for importing files.':
    'Você chegou ao limite de arquivos importados por hora.',
  'You have reached the hourly limit for clearing data.':
    'Você chegou ao limite de exclusões de dados por hora.',
  'You have reached the hourly limit for taking imports back.':
    'Você chegou ao limite de importações desfeitas por hora.',
  'You have reached the hourly limit for running the AI optimizer.':
    'Você chegou ao limite de execuções do otimizador com IA por hora.',
  'You have reached the hourly limit for simulations.': 'Você chegou ao limite de simulações por hora.',
  'You have reached the hourly limit for trying out rules.':
    'Você chegou ao limite de testes de regras por hora.',
  'You have reached the hourly limit for repeating classes.':
    'Você chegou ao limite de aulas repetidas por hora.',
  'You have reached the hourly limit for sending changes again.':
    'Você chegou ao limite de mudanças reenviadas por hora.',
  'You have reached the hourly limit for reading mails again.':
    'Você chegou ao limite de e-mails relidos por hora.',
  'You have reached the hourly limit for questions. You can also create a support ticket.':
    'Você chegou ao limite de perguntas por hora. Você também pode abrir um chamado de suporte.',
  'You have reached the hourly limit for rewording.':
    'Você chegou ao limite de textos reformulados por hora.',
  'You have reached the hourly limit for new tickets.': 'Você chegou ao limite de novos chamados por hora.',
  'You have reached the hourly limit for replies.': 'Você chegou ao limite de respostas por hora.',
  'You have reached the hourly limit for opening the payment page.':
    'Você chegou ao limite de aberturas da página de pagamento por hora.',
  'You have reached the hourly limit for uploading logos.':
    'Você chegou ao limite de logotipos enviados por hora.',
  'You have reached the hourly limit for changing logos.':
    'Você chegou ao limite de trocas de logotipo por hora.',
  '{} Please try again in {}.': '{1} Tente de novo em {2}.',
  'Google no longer accepts our access to this account. Reconnect Gmail to read its mails again.':
    'O Google não aceita mais nosso acesso a esta conta. Reconecte o Gmail para ler os e-mails de novo.',
  'It carries no valid signature of this sender.': 'Não traz uma assinatura válida deste remetente.',
  'It does not clearly say that a place was booked.': 'Não diz com clareza que uma vaga foi reservada.',
  'It does not name exactly one sender.': 'Não indica exatamente um remetente.',
  'It does not name the class, and more than one of your classes starts then.':
    'Não menciona a aula, e mais de uma das suas aulas começa nesse horário.',
  'It does not name the class.': 'Não menciona a aula.',
  'It does not say what happened.': 'Não diz o que aconteceu.',
  'It does not say whether the client or the studio cancelled.':
    'Não diz se quem cancelou foi o cliente ou o estúdio.',
  'It does not say which class it is for.': 'Não diz para qual aula é.',
  'It does not say which number of the date is the day and which the month.':
    'Não se sabe qual número da data é o dia e qual é o mês.',
  'It has no date that can be read.': 'Não tem uma data que possa ser lida.',
  'It has no time that can be read.': 'Não tem um horário que possa ser lido.',
  'It contains characters that hide or reverse parts of the text.':
    'Contém caracteres que escondem ou invertem partes do texto.',
  'It is a question or a message that a person has to read.':
    'É uma pergunta ou uma mensagem que alguém precisa ler.',
  'It is a reminder of an earlier booking.': 'É um lembrete de uma reserva anterior.',
  'It is a reply written by a person.': 'É uma resposta escrita por uma pessoa.',
  'It is a request that is not confirmed yet.': 'É uma solicitação que ainda não foi confirmada.',
  'It is a survey, an advertisement or a report.': 'É uma pesquisa, um anúncio ou um relatório.',
  'It may say that a client came from the waiting list into the class.':
    'Pode dizer que um cliente passou da lista de espera para a aula.',
  'It is about a free place or a waiting list: nothing was booked.':
    'Trata de uma vaga livre ou de uma lista de espera: nada foi reservado.',
  'It is about a membership, not about a place in a class.':
    'Trata de um plano, não de uma vaga em uma aula.',
  'It is about a payment or a purchase, not about a place in a class.':
    'Trata de um pagamento ou de uma compra, não de uma vaga em uma aula.',
  'It is about a refund, not about a place in a class.':
    'Trata de um reembolso, não de uma vaga em uma aula.',
  'It is about a visit that did not happen.': 'Trata de uma visita que não aconteceu.',
  'It is another kind of reservation, such as a trip, a room or a table.':
    'É outro tipo de reserva, como uma viagem, um quarto ou uma mesa.',
  'It mentions a reservation, but no class, date or reference.':
    'Menciona uma reserva, mas nenhuma aula, data ou referência.',
  'It mentions both a booking and a cancellation.': 'Menciona tanto uma reserva quanto um cancelamento.',
  'It names a day that no class can be on.': 'Menciona um dia em que não pode haver aula.',
  'It names more than one client.': 'Menciona mais de um cliente.',
  'It names neither the client nor a booking reference.':
    'Não menciona o cliente nem uma referência de reserva.',
  'It reports a change that is neither a booking nor a cancellation.':
    'Informa uma mudança que não é nem reserva nem cancelamento.',
  'It reports both a booking and a cancellation.': 'Informa tanto uma reserva quanto um cancelamento.',
  'It states two different times.': 'Indica dois horários diferentes.',
  'It was signed by {} instead.': 'Foi assinado por {1}.',
  'Its reservation is not confirmed yet.': 'A reserva ainda não foi confirmada.',
  'Its reservation markup is invalid.': 'Os dados de reserva dele são inválidos.',
  'Its weekday and its date do not match.': 'O dia da semana e a data não batem.',
  'It may mean more than one class of your schedule, or none fits well.':
    'Pode se referir a mais de uma aula da sua grade, ou nenhuma corresponde bem.',
  'No booking is known that it could cancel.': 'Não se conhece nenhuma reserva que ele possa cancelar.',
  'No class in your schedule fits this e-mail.': 'Nenhuma aula da sua grade corresponde a este e-mail.',
  'Nothing in it says that a place was booked or cancelled.':
    'Nada nele diz que uma vaga foi reservada ou cancelada.',
  'Only the first {} MB of the mail was read.': 'Só o começo do e-mail foi lido ({1} MB).',
  'Our access to this account does not include reading its mails. Reconnect Gmail and allow it to be read.':
    'Nosso acesso a esta conta não inclui ler os e-mails. Reconecte o Gmail e permita a leitura.',
  'The check of its sender failed.': 'A verificação do remetente falhou.',
  'After this e-mail, you said that the class takes place.':
    'Depois deste e-mail, você disse que a aula vai acontecer.',
  'Before this e-mail, you said that the class takes place: it may be a second copy.':
    'Antes deste e-mail, você disse que a aula vai acontecer: pode ser uma segunda cópia.',
  'The class had no free place: it is over-booked.':
    'A aula não tinha vagas livres: está com reservas a mais.',
  'The class that it was for is no longer in your schedule.':
    'A aula a que se referia não está mais na sua grade.',
  'The mail could not be read.': 'O e-mail não pôde ser lido.',
  'The parts of the mail could not be separated.': 'Não foi possível separar as partes do e-mail.',
  'The mail is larger than {} MB and was not read.': 'O e-mail tem mais de {1} MB e não foi lido.',
  'This client cancelled a booking of this class before, and has another one.':
    'Este cliente já cancelou antes uma reserva desta aula e tem outra.',
  'This client cancelled this class before: it may be a new booking.':
    'Este cliente já cancelou esta aula antes: pode ser uma nova reserva.',
  'It names another number of places than this client’s booking takes.':
    'Indica outro número de vagas que as que a reserva deste cliente ocupa.',
  'This client already has a booking of this class.': 'Este cliente já tem uma reserva desta aula.',
  'This client has more than one booking of this class that it may cancel.':
    'Este cliente tem mais de uma reserva desta aula que pode ser cancelada.',
  'This e-mail could not be proven to come from {}.':
    'Não foi possível comprovar que este e-mail vem de {1}.',
  'This e-mail could not be proven to come from its sender.':
    'Não foi possível comprovar que este e-mail vem do remetente.',
  'Too few values were found where they are usually written.':
    'Poucos dados foram encontrados onde costumam estar.',
  'You marked e-mails like this as containing no reservation.':
    'Você marcou e-mails como este como sem reserva.',
  'You said that it is not about a reservation.': 'Você disse que não trata de uma reserva.',
  'Your mailbox did not record who sent it.': 'Sua caixa de e-mail não registrou quem o enviou.',
  "Your mailbox's record of its sender cannot be read.":
    'Não é possível ler o que sua caixa de e-mail registrou sobre o remetente.',
  'The studio says that it takes place after all.': 'O estúdio diz que a aula acontece.',
  'This class is cancelled in Kenko.': 'Esta aula está cancelada no Kenko.',
  'This class is no longer cancelled in Kenko.': 'Esta aula não está mais cancelada no Kenko.',
  '{} wrote that this class does not take place.': '{1} escreveu que esta aula não acontece.',
  'This could not be stored just now. Please try again.': 'Não foi possível salvar agora. Tente de novo.',
  'Something went wrong on our side. The recommendations that were made stay; run the optimizer again for the rest.':
    'Algo deu errado do nosso lado. As recomendações já feitas permanecem; execute o otimizador de novo para as demais.',
  'Something went wrong on our side. Please simulate again.':
    'Algo deu errado do nosso lado. Simule de novo.',
  'Something went wrong on our side.': 'Algo deu errado do nosso lado.',
  '{} Nothing was imported; import the file again.': '{1} Nada foi importado; importe o arquivo de novo.',
  '{} Rows imported so far: {} of {}. Import the file again to add the rest.':
    '{1} Linhas importadas até agora: {2} de {3}. Importe o arquivo de novo para adicionar as demais.',
  'These classes are being changed at the same time.': 'Estas aulas estão sendo alteradas ao mesmo tempo.',
  'Something went wrong on our side. Some of the data is gone; clear again to remove the rest.':
    'Algo deu errado do nosso lado. Parte dos dados já foi apagada; apague de novo para remover o resto.',
  'The imported data was cleared meanwhile.': 'Enquanto isso, os dados importados foram apagados.',
  'Another import was taken back meanwhile.': 'Enquanto isso, outra importação foi desfeita.',
  'Another file was uploaded before this one was confirmed, and only {} can be open at a time. Nothing was imported; upload this file again.':
    'Outro arquivo foi enviado antes de você confirmar este, e só {1} podem ficar abertos ao mesmo tempo. Nada foi importado; envie este arquivo de novo.',
  'Others are beginning imports for this studio at the same time. Please try again in a moment.':
    'Outras pessoas estão começando importações deste estúdio ao mesmo tempo. Tente de novo em instantes.',
  'When marketplaces have closed it, this class becomes {} on {} at {}. Change the places there.':
    'Quando os marketplaces a fecharem, esta aula passa a ser {1} em {2} às {3}. Altere as vagas lá.',
  'It was not finished, so another import took its turn.':
    'Não foi concluída, então outra importação ocupou seu lugar.',
  '{} with errors should be left out, but there are errors in {} now. Nothing was imported; please look at the file again.':
    '{1} com erros seriam omitidas, mas agora há erros em {2}. Nada foi importado; confira o arquivo de novo.',
  '{} accepts the stored credentials.': '{1} aceita os dados de acesso salvos.',
  'Kenko shows {}.': 'O Kenko mostra {1}.',
  '{} on {} at {} is not listed there. List the class, then try again.':
    '{1} em {2} às {3} não está publicada lá. Publique a aula e tente de novo.',
  'Please upload a CSV file': 'Envie um arquivo CSV',
  'The file is empty': 'O arquivo está vazio',
  'The file must be at most 100 MB': 'O arquivo deve ter no máximo 100 MB',
  'Sign in': 'Entrar',
  'Find the class': 'Procurar a aula',
  'Set places to {}': 'Definir as vagas em {1}',
  'Set booked places to {}': 'Definir as vagas reservadas em {1}',
  'Open the calendar': 'Abrir o calendário',
  'Count the bookings': 'Contar as reservas',
  'Read the centers': 'Ler os centros',
  'List the schedule': 'Ler a grade',
  'List the bookings': 'Ler as reservas',
  'Read places': 'Ler as vagas',
  'Subscribe to bookings': 'Assinar as reservas',
  'Read the subscription': 'Ler a assinatura',
  'List classes': 'Ler as aulas',
  'Open the sign-in page': 'Abrir a página de login',
  "Open the class's form": 'Abrir o formulário da aula',
  '{}. Save it again as a plain SVG, without scripts and links.':
    '{1}. Salve de novo como SVG simples, sem scripts nem links.',
  'This SVG shows a picture that is not part of it': 'Este SVG mostra uma imagem que não faz parte dele',
  'This SVG contains a picture that cannot be opened': 'Este SVG contém uma imagem que não pode ser aberta',
  'This SVG refers to something outside of itself ({})': 'Este SVG faz referência a algo fora dele ({1})',
  'This SVG runs a script ({})': 'Este SVG executa um script ({1})',
  'This SVG has an attribute that cannot be read ({})':
    'Este SVG tem um atributo que não pode ser lido ({1})',
  'This SVG is too intricate for a logo': 'Este SVG é complexo demais para um logotipo',
  'This SVG contains a script': 'Este SVG contém um script',
  'This SVG contains <{}>, which is not part of a drawing':
    'Este SVG contém <{1}>, que não faz parte de um desenho',
  'This SVG repeats parts of itself too often': 'Este SVG repete partes de si mesmo vezes demais',
  'This SVG declares more than a drawing': 'Este SVG declara mais do que um desenho',
  'This file is not an SVG drawing': 'Este arquivo não é um desenho SVG',
  'A part of this SVG refers to itself': 'Uma parte deste SVG faz referência a si mesma',
  'This SVG is not written in UTF-8. Save it again as a plain SVG.':
    'Este SVG não está escrito em UTF-8. Salve de novo como SVG simples.',
  'This file is not a {} picture.': 'Este arquivo não é uma imagem {1}.',
  'This picture is larger than {} x {} pixels.': 'Esta imagem tem mais de {1} x {2} pixels.',
  'This {} picture is damaged. Save it again.': 'Esta imagem {1} está danificada. Salve de novo.',
  'The style of this SVG refers to something outside of itself':
    'O estilo deste SVG faz referência a algo fora dele',
};

/** The words that can follow a count in a sentence, and the word between two names. */
export const slotPhrases: SlotPhrases = {
  place: (count) => counted(count, 'vaga', 'vagas'),
  class: (count) => counted(count, 'aula', 'aulas'),
  minute: (count) => counted(count, 'minuto', 'minutos'),
  row: (count) => counted(count, 'linha', 'linhas'),
  and: 'e',
};
