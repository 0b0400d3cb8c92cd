export const loading = 'Carregando...';
export const fillsYourStudiosClasses = (name: string) =>
  `${name} enche as aulas do seu estúdio: prevê a demanda e move as vagas dos marketplaces para onde rendem mais.`;
export const signInTo = (name: string) => `Entrar · ${name}`;
export const needsJavaScript = (name: string) => `${name} precisa de JavaScript.`;
