import type { ReactNode } from 'react';
import { rich } from '../rich.ts';
export const off = 'Desativado';
export const setUpAuthenticatorApp = 'Configurar app de autenticação';
export const signingInNoLongerAsksFor = 'Não pedimos mais um código para entrar';
export const onLabel = 'Ativado';
export const turnOff = 'Desativar';
export const yourAccountCouldNotBeRead = 'Não foi possível ler sua conta';
export const signInAndSecurity = 'Acesso e segurança';
export const howYouSignIn = 'Como você confirma que é você';
export const password = 'Senha';
export const aSecondStepAfterYourPassword =
  'Uma segunda prova além da sua senha: seis dígitos que seu celular mostra e que mudam a cada meio minuto';
export const authenticatorApp = 'App de autenticação';
export const signsYouOutOnEveryDevice = 'Encerra todas as sessões da sua conta, em qualquer dispositivo';
export const otherDevices = 'Outros dispositivos';
export const somethingWentWrongPleaseTryAgain = 'Algo deu errado. Tente de novo.';
export const signIn = 'Entrar';
export const signingIn = 'Entrando...';
export const createAccount = 'Criar conta';
export const creatingAccount = 'Criando sua conta...';
export const welcomeBack = 'Que bom ver você de novo!';
export const accountCreatedRedirectingToDashboard = 'Conta criada! Levando você ao painel...';
export const termsOfService = 'Termos de Serviço';
export const privacyPolicy = 'Política de Privacidade';
export const account = 'Conta';
export const signUp = 'Cadastrar-se';
export const signInToOrCreateYour = (name: string) => `Entre no ${name} ou crie a conta do seu estúdio`;
export const welcome = 'Olá';
export const everyPlaceInEveryClassWhere = 'Cada vaga de cada aula, onde rende mais.';
export const forecastsDemandForYourClassesAnd = (name: string) =>
  `${name} prevê a demanda das suas aulas e move vagas entre Fitpass, Wellhub, TotalPass e seus próprios clientes. Você decide; o resto é com ele.`;
export const yourPasswordWasChangedOtherDevices =
  'Sua senha foi alterada. A sessão foi encerrada em todos os outros dispositivos.';
export const yourPasswordWasChangedButOther =
  'Sua senha foi alterada, mas outros dispositivos ainda podem estar conectados';
export const yourPasswordWasChangedToSignOut =
  'Sua senha foi alterada, mas outros dispositivos ainda podem estar conectados. Para desconectá-los, escolha “Encerrar todas as sessões” em “Acesso e segurança”.';
export const yourPasswordWasChangedSignIn = 'Sua senha foi alterada. Entre com a nova.';
export const everyDeviceWasSignedOutEnterTheCode =
  'Sua senha foi alterada e a sessão foi encerrada em todos os dispositivos. Para continuar conectado aqui, digite o código que seu app de autenticação mostra.';
export const enterThePasswordYouHaveNow =
  'Digite a senha atual e depois a nova. A sessão será encerrada em todos os outros dispositivos.';
export const changePassword = 'Alterar senha';
export const currentPassword = 'Senha atual';
export const newPassword = 'Nova senha';
export const confirm = 'Confirmar';
export const sendANewCode = 'Enviar outro código';
export const confirmationCode = 'Código de confirmação';
export const forgotYourPassword = 'Esqueceu a senha?';
export const signingInNowAsksForA =
  'A partir de agora, para entrar é preciso um código do seu app de autenticação';
export const codeToScanWithYourAuthenticator = 'Código para ler com seu app de autenticação';
export const copyTheKey = 'Copiar a chave';
export const keyCopied = 'Chave copiada';
export const theKeyCouldNotBeCopied = 'Não foi possível copiar a chave';
export const scanTheCodeWithYourAuthenticator =
  'Leia o código com seu app de autenticação ou digite a chave nele. Depois digite os seis dígitos que ele mostra.';
export const turnOn = 'Ativar';
export const authenticatorCode = 'Código de autenticação';
export const email = 'E-mail';
export const mustBeAtLeast6Characters = 'Deve ter pelo menos 6 caracteres';
export const thisAccountNeedsAStepThat =
  'Esta conta precisa de uma etapa que não é oferecida aqui. Fale com o suporte.';
export const thisTookTooLongPleaseGo = 'Demorou demais. Volte e entre de novo.';
export const yourPasswordWasSetBySomebody = 'Sua senha foi definida por outra pessoa. Escolha uma sua.';
export const saveAndSignIn = 'Salvar e entrar';
export const enterYourEMailAddressAnd =
  'Digite seu e-mail e enviaremos um código para você escolher uma nova senha.';
export const sendCode = 'Enviar código';
export const code = 'Código';
export const enterTheCodeThatYourAuthenticator = 'Digite o código que seu app de autenticação mostra.';
export const signOutEverywhere = 'Encerrar todas as sessões';
export const signOutEverywhereTitle = 'Encerrar todas as sessões?';
export const youWillHaveToSignIn =
  'Será preciso entrar de novo em todos os dispositivos, inclusive neste. Nenhum navegador mostrará suas notificações até que você as permita nele de novo.';
export const back = 'Voltar';
export const aNewCodeIsOnIts = 'Enviamos outro código';
export const invalidEmailAddress = 'E-mail inválido';
export const passwordMustBeAtLeastCharacters = (passwordCharactersMin: number) =>
  `A senha deve ter pelo menos ${passwordCharactersMin} caracteres`;
export const byCreatingAnAccountYouAgree = (terms: ReactNode, privacy: ReactNode) =>
  rich('Ao criar uma conta, você aceita nossos ', terms, ' e nossa ', privacy, '.');
export const weSentACodeTo = (email: ReactNode) =>
  rich('Enviamos um código para ', email, '. Digite-o para confirmar seu e-mail.');
export const aCodeIsOnItsWayIfThereIsAnAccount = (email: ReactNode) =>
  rich('Se ', email, ' tiver uma conta, o código já está a caminho.');
export const language = 'Idioma';
