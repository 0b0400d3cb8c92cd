import type { ReactNode } from 'react';
import { rich } from '../rich.ts';
export const off = 'Desactivado';
export const setUpAuthenticatorApp = 'Configurar app de autenticación';
export const signingInNoLongerAsksFor = 'Ya no se pide un código al iniciar sesión';
export const onLabel = 'Activado';
export const turnOff = 'Desactivar';
export const yourAccountCouldNotBeRead = 'No se pudo leer tu cuenta';
export const signInAndSecurity = 'Acceso y seguridad';
export const howYouSignIn = 'Cómo confirmas que eres tú';
export const password = 'Contraseña';
export const aSecondStepAfterYourPassword =
  'Una segunda prueba además de tu contraseña: seis dígitos que muestra tu teléfono y que cambian cada medio minuto';
export const authenticatorApp = 'App de autenticación';
export const signsYouOutOnEveryDevice = 'Cierra todas las sesiones de tu cuenta, en cualquier dispositivo';
export const otherDevices = 'Otros dispositivos';
export const somethingWentWrongPleaseTryAgain = 'Algo salió mal. Inténtalo de nuevo.';
export const signIn = 'Iniciar sesión';
export const signingIn = 'Iniciando sesión...';
export const createAccount = 'Crear cuenta';
export const creatingAccount = 'Creando tu cuenta...';
export const welcomeBack = '¡Qué gusto verte de nuevo!';
export const accountCreatedRedirectingToDashboard = '¡Cuenta creada! Te llevamos a tu panel...';
export const termsOfService = 'Términos del servicio';
export const privacyPolicy = 'Política de privacidad';
export const account = 'Cuenta';
export const signUp = 'Registrarse';
export const signInToOrCreateYour = (name: string) =>
  `Inicia sesión en ${name} o crea la cuenta de tu estudio`;
export const welcome = 'Hola';
export const everyPlaceInEveryClassWhere = 'Cada lugar de cada clase, donde más gana.';
export const forecastsDemandForYourClassesAnd = (name: string) =>
  `${name} pronostica la demanda de tus clases y mueve lugares entre Fitpass, Wellhub, TotalPass y tus propios clientes. Tú decides; lo demás corre por su cuenta.`;
export const yourPasswordWasChangedOtherDevices =
  'Cambiaste tu contraseña. Se cerró la sesión en todos los demás dispositivos.';
export const yourPasswordWasChangedButOther =
  'Cambiaste tu contraseña, pero puede haber sesiones abiertas en otros dispositivos';
export const yourPasswordWasChangedToSignOut =
  'Cambiaste tu contraseña, pero puede haber sesiones abiertas en otros dispositivos. Para cerrarlas, elige “Cerrar todas las sesiones” en “Acceso y seguridad”.';
export const yourPasswordWasChangedSignIn = 'Cambiaste tu contraseña. Inicia sesión con la nueva.';
export const everyDeviceWasSignedOutEnterTheCode =
  'Cambiaste tu contraseña y se cerró la sesión en todos los dispositivos. Para seguir aquí con la sesión abierta, escribe el código que muestra tu app de autenticación.';
export const enterThePasswordYouHaveNow =
  'Escribe la contraseña que tienes ahora y luego la nueva. Se cerrará la sesión en todos los demás dispositivos.';
export const changePassword = 'Cambiar contraseña';
export const currentPassword = 'Contraseña actual';
export const newPassword = 'Contraseña nueva';
export const confirm = 'Confirmar';
export const sendANewCode = 'Enviar otro código';
export const confirmationCode = 'Código de confirmación';
export const forgotYourPassword = '¿Olvidaste tu contraseña?';
export const signingInNowAsksForA =
  'Desde ahora, al iniciar sesión se pide un código de tu app de autenticación';
export const codeToScanWithYourAuthenticator = 'Código para escanear con tu app de autenticación';
export const copyTheKey = 'Copiar la clave';
export const keyCopied = 'Clave copiada';
export const theKeyCouldNotBeCopied = 'No se pudo copiar la clave';
export const scanTheCodeWithYourAuthenticator =
  'Escanea el código con tu app de autenticación o escribe la clave en ella. Después escribe los seis dígitos que muestra.';
export const turnOn = 'Activar';
export const authenticatorCode = 'Código de autenticación';
export const email = 'Correo electrónico';
export const mustBeAtLeast6Characters = 'Debe tener al menos 6 caracteres';
export const thisAccountNeedsAStepThat =
  'Esta cuenta necesita un paso que aquí no se ofrece. Escribe a soporte.';
export const thisTookTooLongPleaseGo = 'Pasó demasiado tiempo. Regresa e inicia sesión de nuevo.';
export const yourPasswordWasSetBySomebody = 'Otra persona eligió tu contraseña. Elige una tuya.';
export const saveAndSignIn = 'Guardar e iniciar sesión';
export const enterYourEMailAddressAnd =
  'Escribe tu correo electrónico y te enviamos un código para elegir una contraseña nueva.';
export const sendCode = 'Enviar código';
export const code = 'Código';
export const enterTheCodeThatYourAuthenticator = 'Escribe el código que muestra tu app de autenticación.';
export const signOutEverywhere = 'Cerrar todas las sesiones';
export const signOutEverywhereTitle = '¿Cerrar todas las sesiones?';
export const youWillHaveToSignIn =
  'Habrá que iniciar sesión de nuevo en todos los dispositivos, también en este. Ningún navegador mostrará tus notificaciones hasta que las permitas ahí de nuevo.';
export const back = 'Regresar';
export const aNewCodeIsOnIts = 'Te enviamos otro código';
export const invalidEmailAddress = 'El correo electrónico no es válido';
export const passwordMustBeAtLeastCharacters = (passwordCharactersMin: number) =>
  `La contraseña debe tener al menos ${passwordCharactersMin} caracteres`;
export const byCreatingAnAccountYouAgree = (terms: ReactNode, privacy: ReactNode) =>
  rich('Al crear una cuenta aceptas nuestros ', terms, ' y nuestra ', privacy, '.');
export const weSentACodeTo = (email: ReactNode) =>
  rich('Enviamos un código a ', email, '. Escríbelo para confirmar tu correo.');
export const aCodeIsOnItsWayIfThereIsAnAccount = (email: ReactNode) =>
  rich('Si ', email, ' tiene una cuenta, el código ya va en camino.');
export const language = 'Idioma';
