import { product } from '#shared/product.ts';
import { privacyPath } from '../../paths.ts';
import { monthlyPrice } from '../../price.ts';
import { Mail } from '../common.tsx';
import type { Section } from '../legal-page.tsx';

const { name, trialDays } = product;

export const serviceSections: readonly Section[] = [
  {
    id: 'agreement',
    title: 'O contrato',
    body: (
      <p>
        Estes termos são o contrato entre {name} e o estúdio que abre uma conta. Quem a abre confirma que pode
        agir pelo estúdio e que é maior de idade. Se você não concorda, não use o serviço.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'O que o serviço faz',
    body: (
      <>
        <p>
          {name} importa a grade e as reservas de um estúdio, prevê a demanda, recomenda quantas vagas
          oferecer em cada canal e as muda nos marketplaces que você conecta, com sua aprovação ou por regras
          que você ativa. A automação pode ser pausada a qualquer momento.
        </p>
        <p>
          Previsões são estimativas. Elas dependem dos dados que você nos dá e do que as pessoas fazem, e não
          prometemos nenhum valor de receita ou de ocupação. Você continua responsável por sua grade, seus
          preços e seus contratos com marketplaces.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Sua conta',
    body: (
      <p>
        Informe dados corretos, guarde sua senha e avise-nos em <Mail /> se suspeitar que outra pessoa usa sua
        conta. Você responde pelo que é feito com ela, a menos que a falha seja nossa.
      </p>
    ),
  },
  {
    id: 'trial',
    title: 'Teste grátis, preço e pagamento',
    body: (
      <>
        <p>
          Os primeiros {trialDays} dias são grátis, uma vez por estúdio. É preciso um cartão para começar o
          teste. A menos que você cancele antes do fim do teste, a assinatura começa e seu cartão é cobrado em{' '}
          {monthlyPrice}, mais impostos onde se aplicarem, adiantado a cada mês até você cancelar.
        </p>
        <p>
          A Stripe processa os pagamentos; aplicam-se os termos dela. Se uma cobrança falhar, tentamos de novo
          e avisamos você. O acesso pode ser suspenso enquanto um pagamento estiver atrasado; seus dados ficam
          guardados nesse período.
        </p>
        <p>
          Anunciamos uma mudança de preço por e-mail pelo menos 30 dias antes de ela valer para você. Você
          pode cancelar antes.
        </p>
      </>
    ),
  },
  {
    id: 'cancel',
    title: 'Cancelamento',
    body: (
      <p>
        Cancele quando quiser nas configurações de cobrança, sem dar motivo. Durante o teste nada é cobrado.
        Depois, o serviço continua disponível até o fim do mês pago e não é renovado. Meses iniciados não são
        reembolsados, exceto quando a lei diz o contrário ou quando não prestamos o serviço.
      </p>
    ),
  },
  {
    id: 'marketplaces',
    title: 'Marketplaces e outros serviços',
    body: (
      <>
        <p>
          Ao conectar um marketplace, um sistema ou uma caixa de e-mail, você nos instrui a agir lá por você e
          confirma que pode nos dar esse acesso. Você cumpre os termos que tem com essas empresas. Pode
          desconectar cada uma a qualquer momento.
        </p>
        <p>
          Elas são independentes de {name}, e seus nomes pertencem aos donos. Quando uma delas está
          indisponível ou muda seu funcionamento, uma parte do serviço pode ser interrompida; informamos o que
          não pôde ser feito.
        </p>
      </>
    ),
  },
  {
    id: 'data',
    title: 'Seus dados',
    body: (
      <>
        <p>
          Seus dados continuam seus. Você nos permite usá-los para prestar o serviço a você. A{' '}
          <a href={privacyPath}>Política de Privacidade</a> diz como os dados pessoais são tratados e faz
          parte deste contrato.
        </p>
        <p>
          Quanto aos dados dos seus clientes, você é o controlador e nós somos seu operador. Nós os tratamos
          conforme suas instruções documentadas, obrigamos ao sigilo quem os trata, os protegemos como a
          política descreve, usamos só os suboperadores nela nomeados, ajudamos você a responder solicitações
          e a cumprir seus deveres, informamos violações, excluímos ou devolvemos os dados quando o contrato
          termina e damos a você o necessário para verificar isso. Você garante que pode compartilhar esses
          dados conosco.
        </p>
      </>
    ),
  },
];

export const lawSections: readonly Section[] = [
  {
    id: 'conduct',
    title: 'Uso correto',
    body: (
      <>
        <p>Você concorda em não:</p>
        <ul>
          <li>usar o serviço contra a lei ou os direitos de outros;</li>
          <li>buscar dados de outros estúdios, nem contornar a segurança ou os limites;</li>
          <li>perturbar o serviço, nem testar sua segurança sem nosso consentimento por escrito;</li>
          <li>revendê-lo, nem copiá-lo para criar um concorrente.</li>
        </ul>
        <p>
          Podemos suspender uma conta que quebre estas regras ou ponha outros em risco. Quando possível,
          avisamos antes e damos tempo para corrigir.
        </p>
      </>
    ),
  },
  {
    id: 'ownership',
    title: 'Nosso software',
    body: (
      <p>
        {name}, seu software e suas marcas são nossos. Enquanto sua assinatura ou seu teste estiver ativo,
        você pode usar o serviço para o seu estúdio. Se nos enviar ideias, podemos usá-las sem dever nada por
        elas.
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'Disponibilidade e garantia',
    body: (
      <p>
        Operamos o serviço com cuidado profissional e corrigimos falhas sem demora, mas ele pode ser
        interrompido por manutenção ou por causas fora do nosso controle. Além do que estes termos dizem, e
        até onde a lei permite, ele é fornecido como está, sem outras garantias.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Responsabilidade',
    body: (
      <>
        <p>
          Até onde a lei permite, nenhuma das partes responde à outra por lucros cessantes, reservas perdidas
          ou outros danos indiretos, e nossa responsabilidade por todas as reclamações de quaisquer doze meses
          se limita ao que você nos pagou nesses doze meses.
        </p>
        <p>
          Nada aqui limita a responsabilidade por dolo, culpa grave, danos a pessoas ou qualquer caso em que a
          lei não permita limite.
        </p>
      </>
    ),
  },
  {
    id: 'end',
    title: 'O fim do contrato',
    body: (
      <p>
        O contrato dura até que você ou nós o encerremos. Você pode encerrar sua conta a qualquer momento.
        Podemos encerrar o contrato com 30 dias de aviso, reembolsando meses pagos adiantado, ou imediatamente
        após uma violação grave. Você pode exportar seus dados antes de a conta ser encerrada; depois eles são
        excluídos como diz a Política de Privacidade. O que por natureza sobrevive ao contrato, como
        responsabilidade e lei aplicável, permanece.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Mudanças nestes termos',
    body: (
      <p>
        Anunciamos mudanças relevantes por e-mail pelo menos 30 dias antes de valerem. Se não concordar,
        cancele antes desse dia; usar o serviço depois significa que você as aceita.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Lei aplicável',
    body: (
      <p>
        Estes termos são regidos pelas leis em vigor na Cidade do México, México, e os tribunais desse lugar
        são competentes. As regras obrigatórias que protegem você onde vive não são afetadas. Se uma
        disposição for inválida, as demais continuam em vigor. Você não pode transferir este contrato sem
        nosso consentimento; nós podemos transferi-lo com o negócio, avisando você. Se esta versão e a versão
        em inglês divergirem, vale a versão em inglês, salvo se a lei de onde você vive disser o contrário.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contato',
    body: (
      <p>
        Dúvidas sobre estes termos: <Mail />. Enviamos os avisos para o e-mail da sua conta.
      </p>
    ),
  },
];
