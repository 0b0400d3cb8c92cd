export const notAPngJpegWebPOr = 'Não é um arquivo PNG, JPEG, WebP ou SVG';
export const largerThan5Mb = 'Maior que 5 MB';
export const theFileIsEmpty = 'O arquivo está vazio';
export const selectOneOrMoreLogoFiles = 'Selecione um ou mais arquivos de logotipo para enviar.';
export const someFilesAreInvalidTypeSize =
  'Alguns arquivos são inválidos (tipo/tamanho). Corrija-os antes de enviar.';
export const kilobytes = (kilobytes: string) => `${kilobytes} KB`;
export const readyToUpload = 'Pronto para enviar';
export const uploadingName = (name: string) => `Enviando ${name}`;
export const uploaded = 'Enviado';
export const openName = (name: string) => `Abrir ${name}`;
export const open = 'Abrir';
export const removeName = (name: string) => `Remover ${name}`;
export const aFileNamedAfterAnIntegration =
  'Um arquivo com o nome de uma integração, como wellhub.svg, vira o logotipo dela para todos os estúdios, dentro da hora em que os navegadores guardam o anterior.';
export const logosYouUploadAreYourStudios =
  'Os logotipos que você envia são do seu estúdio. O mais novo aparece ao lado do nome dele.';
export const dropPngJpegWebPOrSvg = 'Solte aqui arquivos PNG, JPEG, WebP ou SVG de até 5 MB ou';
export const chooseLogoFiles = 'Escolher arquivos de logotipo';
export const chooseFiles = 'Escolher arquivos';
export const uploadLogos = 'Enviar logotipos';
export const chosenFiles = 'Arquivos escolhidos';
export const upload = 'Enviar';
export const theLogoIsRemoved = 'O logotipo foi removido';
export const failedToRemoveTheLogo = 'Não foi possível remover o logotipo';
export const yourStudiosLogo = 'O logotipo do seu estúdio';
export const youHaveNoneYetTheFirst =
  'Você ainda não tem um: no lugar aparece a primeira letra do nome do seu estúdio.';
export const itIsShownBesideYourStudios =
  'Aparece ao lado do nome do seu estúdio, no painel e com seu próprio sistema em Integrações.';
export const removeLogo = 'Remover logotipo';
export const failedToUpload = (name: string, message: string) =>
  `Não foi possível enviar ${name}: ${message}`;
