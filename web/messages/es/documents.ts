export const loading = 'Cargando...';
export const fillsYourStudiosClasses = (name: string) =>
  `${name} llena las clases de tu estudio: pronostica la demanda y mueve los lugares de los marketplaces adonde más ganan.`;
export const signInTo = (name: string) => `Iniciar sesión · ${name}`;
export const needsJavaScript = (name: string) => `${name} necesita JavaScript.`;
