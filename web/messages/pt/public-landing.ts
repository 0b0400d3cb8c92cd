import type { ReactNode } from 'react';
import { rich } from '../rich.ts';
export const direct = 'Direto';
export const fitpass = 'Fitpass';
export const vinyasaYoga = 'Vinyasa Yoga';
export const tuesday180020Places = 'Terça 18:00 · 20 vagas';
export const n52Expected = '+$52 esperados';
export const now = 'Agora';
export const fitpassWouldLeave4PlacesEmpty = 'O Fitpass deixaria 4 vagas vazias';
export const proposed = 'Proposta';
export const wellhubAndTotalPassTakeThem = 'Wellhub e TotalPass as aproveitam';
export const setAtWellhubThenReadBack = 'Definido no Wellhub e depois verificado';
export const anExampleOfADecisionWith = 'Um exemplo de decisão, com números de exemplo.';
export const realTimeOptimization = 'Otimização em tempo real';
export const demandIsForecastAnewAsBookings =
  'A demanda é prevista de novo a cada reserva e as vagas se movem enquanto ainda podem ser vendidas.';
export const multiPlatformSync = 'Sincronização com várias plataformas';
export const onePlanForYourStudioAnd =
  'Um só plano para seu estúdio e todos os marketplaces. Cada mudança é verificada no marketplace a que chegou.';
export const revenueMaximization = 'Mais receita';
export const aPlaceGoesToTheChannel =
  'Uma vaga vai para o canal que mais rende por ela, descontando faltas e conforme o que cada marketplace paga.';
export const enterpriseSecurity = 'Segurança de nível empresarial';
export const marketplaceCredentialsAreSealedUnderTheir =
  'As credenciais dos marketplaces são criptografadas com chave própria, os estúdios ficam separados e cada ação é registrada.';
export const timeBasedRules = 'Regras por horário';
export const holdTheMorningForMembersRelease = (name: string) =>
  `Guarde a manhã para seus alunos e libere o que sobrar duas horas antes da aula: você diz quando, o ${name} faz.`;
export const occupancyTargets = 'Metas de ocupação';
export const sayHowFullAClassShould = (name: string) =>
  `Diga quão cheia uma aula deve ficar. O ${name} abre e fecha vagas nos marketplaces para chegar lá.`;
export const aRevenueManagerForEveryClass = 'Alguém que cuida da receita de cada aula da sua grade';
export const sellEveryPlaceWhereItEarns = 'Venda cada vaga onde rende mais.';
export const forecastsTheDemandOfEachClass = (name: string) =>
  `${name} prevê a demanda de cada aula e move as vagas entre seus próprios clientes, Fitpass, Wellhub, TotalPass e ClassPass enquanto há tempo de vendê-las.`;
export const startFreeTrial = 'Começar teste grátis';
export const viewDemo = 'Ver demonstração';
export const worksWithWhereYouAlreadySell = 'Funciona onde você já vende';
export const bringTheAccountsYouHaveYour =
  'Use as contas que você já tem. Seus clientes continuam reservando como hoje.';
export const available = 'Disponível';
export const features = 'Recursos';
export const integrations = 'Integrações';
export const howItWorks = 'Como funciona';
export const seeWhatYourEmptyPlacesAre = 'Descubra quanto valem suas vagas vazias';
export const runOnYourOwnScheduleFor = (name: string, trialDays: number) =>
  `Use o ${name} na sua própria grade por ${trialDays} dias. Se não se pagar sozinho, cancele antes do fim e nada será cobrado.`;
export const seeInTenSecondsWhatTo = 'Veja em dez segundos o que fazer hoje';
export const whatWasEarnedWhatWaitsFor =
  'O que foi ganho, o que espera sua resposta e como a semana vai encher: uma só página. Conheça um estúdio inventado sem se cadastrar.';
export const seeTheDemo = 'Ver a demonstração';
export const theDashboardOfTheDemoStudio =
  'O painel do estúdio de demonstração: o que foi ganho, o que espera resposta e a semana que vem';
export const bringYourSchedule = 'Traga sua grade';
export const connectYourStudioSystemOrUpload =
  'Conecte o sistema do seu estúdio ou envie um arquivo CSV com suas aulas e reservas.';
export const connectYourMarketplaces = 'Conecte seus marketplaces';
export const learnsHowEachClassSellsOn = (name: string) =>
  `O ${name} aprende como cada aula vende em cada canal e quanto cada reserva vale para você.`;
export const approveOrLetItRun = 'Aprove ou deixe rodar sozinho';
export const readTheReasonForEachMove =
  'Leia o motivo de cada movimento e aprove com um clique, ou deixe as boas decisões rodarem sozinhas. Pause quando quiser.';
export const workingForYouThisAfternoon = 'Trabalhando para você ainda hoje';
export const priceAfterDaysFree = (price: ReactNode, days: number) =>
  rich(price, ` depois de ${days} dias grátis. Cancele quando quiser.`);
