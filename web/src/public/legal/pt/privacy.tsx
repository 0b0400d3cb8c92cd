import { product } from '#shared/product.ts';
import { Mail } from '../common.tsx';
import type { Section } from '../legal-page.tsx';

const { name } = product;

export const dataSections: readonly Section[] = [
  {
    id: 'roles',
    title: 'Quem é responsável pelo quê',
    body: (
      <>
        <p>
          {name} é um software para estúdios de fitness. Quanto aos dados dos nossos próprios clientes, isto
          é, de quem tem uma conta conosco, {name} decide por que e como são usados e é o controlador.
        </p>
        <p>
          Quanto aos dados dos clientes de um estúdio, como quem reserva suas aulas, o controlador é o estúdio
          e {name} é seu operador. Usamos esses dados conforme as instruções do estúdio, para prestar o
          serviço e para nada mais. Se você reservou uma aula, procure primeiro o estúdio; nós o ajudamos a
          responder.
        </p>
      </>
    ),
  },
  {
    id: 'data',
    title: 'Que dados coletamos',
    body: (
      <>
        <h3>De quem dirige o estúdio e de sua equipe</h3>
        <ul>
          <li>E-mail e senha. O serviço de acesso guarda a senha apenas como um hash com sal.</li>
          <li>Configurações regionais: moeda, país e fuso horário.</li>
          <li>
            O status da assinatura e os identificadores que nosso provedor de pagamentos usa para você. Os
            números de cartão vão direto para a Stripe; nunca chegam aos nossos servidores.
          </li>
          <li>O que você escreve ao nosso suporte.</li>
          <li>
            Registros técnicos: horário, endereço IP, navegador e a operação pedida, para manter o serviço
            seguro e funcionando.
          </li>
        </ul>
        <h3>Do estúdio, como seu operador</h3>
        <ul>
          <li>A grade de aulas: aulas, salas, instrutores, horários, capacidades e preços.</li>
          <li>
            As reservas: a aula, o canal, o status, o valor e o nome e e-mail de quem reservou, quando os
            arquivos ou sistemas conectados do estúdio os contêm.
          </li>
          <li>
            As credenciais de marketplaces e sistemas. Elas são criptografadas com chave própria, só são
            abertas pelo processo que fala com aquele marketplace e nunca são mostradas de novo, nem mesmo a
            você.
          </li>
          <li>
            Registros de cada mudança feita em um marketplace, com os passos dados. As credenciais ficam fora
            desses registros.
          </li>
        </ul>
        <p>Não pedimos dados de saúde, e nenhum arquivo ou mensagem que você nos envie deve contê-los.</p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'Para que os usamos',
    body: (
      <>
        <ul>
          <li>
            Para prestar o serviço: prever a demanda, recomendar e executar mudanças de vagas e mostrar os
            resultados a você (execução do nosso contrato).
          </li>
          <li>Para cobrar a assinatura e manter a contabilidade que a lei exige (contrato, dever legal).</li>
          <li>Para manter o serviço seguro, encontrar falhas e prevenir abusos (legítimo interesse).</li>
          <li>Para responder a você e avisar de mudanças importantes para sua conta (contrato).</li>
        </ul>
        <p>
          Não vendemos dados pessoais, não mostramos publicidade e não usamos dados pessoais para treinar
          modelos de uso geral. As previsões são feitas por estúdio, a partir de contagens de reservas. Para
          contar quantos clientes reservam por outro canal quando um marketplace não tem mais vaga, os nomes
          das reservas de um estúdio são comparados enquanto uma previsão é feita; só as contagens são
          guardadas. As previsões decidem sobre vagas em aulas, nunca sobre uma pessoa. O que as colunas dos
          arquivos de um estúdio contêm pode ser sugerido a outros estúdios cujos arquivos têm os mesmos
          títulos de coluna; nenhum título, nenhum conteúdo de arquivo e nenhum nome de estúdio é
          compartilhado.
        </p>
      </>
    ),
  },
  {
    id: 'google',
    title: 'Dados de usuário do Google',
    body: (
      <>
        <p>
          Um estúdio pode conectar uma caixa do Gmail para que as confirmações de reserva enviadas para lá
          sejam lidas automaticamente. Isso é opcional. Pedimos acesso somente de leitura: {name} não pode
          enviar, mudar nem excluir mensagens. Procuramos mensagens dos marketplaces com que o estúdio
          trabalha e tiramos delas os dados da reserva; as mensagens em si não são guardadas, exceto o texto
          de uma que espera a revisão do estúdio, guardado até então e por no máximo 60 dias.
        </p>
        <p>
          Um estúdio pode mostrar uma vez ao {name} qual é o layout das mensagens de um remetente. Disso fica
          guardado o layout: a redação, com marcadores no lugar de nomes, números e endereços. Quando vários
          estúdios mostram o mesmo layout, e ele só tem palavras comuns, nossa equipe pode ver essa redação e
          o domínio do remetente, e deixar que ela sirva aos outros estúdios que recebem mensagens do mesmo
          remetente. Nenhuma mensagem, e nada que um cliente ou um estúdio tenha escrito, é compartilhada.
        </p>
        <p>
          O uso e a transferência, por {name}, das informações recebidas das APIs do Google seguem a{' '}
          <a href="https://developers.google.com/terms/api-services-user-data-policy">
            Google API Services User Data Policy
          </a>
          , incluindo os requisitos de uso limitado (Limited Use). Em especial, essas informações são usadas
          apenas para oferecer este recurso ao estúdio; não são transferidas a outros, exceto o necessário
          para oferecer o recurso, para cumprir a lei ou como parte de uma fusão com o consentimento do
          estúdio; nunca são usadas para publicidade nem para treinar modelos de uso geral; e nenhuma pessoa
          as lê, a menos que o estúdio nos peça ou que a segurança ou a lei exijam.
        </p>
        <p>
          Você pode encerrar o acesso a qualquer momento em {name} ou na sua{' '}
          <a href="https://myaccount.google.com/permissions">conta do Google</a>. Excluímos então a chave de
          acesso imediatamente.
        </p>
      </>
    ),
  },
];

const processors = [
  {
    who: 'Amazon Web Services',
    what: 'Hospedagem, armazenamento, acesso, chaves',
    which: 'Todos os dados do serviço',
  },
  { who: 'Stripe', what: 'Pagamentos e faturas', which: 'E-mail, dados de pagamento, assinatura' },
  { who: 'Google', what: 'Leitura do Gmail, se conectado', which: 'Acesso à caixa que você conecta' },
] as const;

const Processors = () => (
  <table aria-label="Empresas que tratam dados para nós">
    <thead>
      <tr>
        <th scope="col">Empresa</th>
        <th scope="col">Finalidade</th>
        <th scope="col">Dados</th>
      </tr>
    </thead>
    <tbody>
      {processors.map(({ who, what, which }) => (
        <tr key={who}>
          <th scope="row">{who}</th>
          <td>{what}</td>
          <td>{which}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

export const careSections: readonly Section[] = [
  {
    id: 'processors',
    title: 'Quem mais trata dados',
    body: (
      <>
        <p>Estas empresas trabalham para nós sob contratos que as obrigam ao sigilo e à segurança:</p>
        <Processors />
        <p>
          Os marketplaces que um estúdio conecta recebem o necessário para mudar vagas lá: a aula, o horário e
          o número de vagas. Eles agem sob seus próprios termos com o estúdio. Anunciamos um novo suboperador
          por e-mail pelo menos 30 dias antes de ele começar, e o estúdio pode se opor. Fora isso, só
          divulgamos dados quando a lei nos obriga, e avisamos antes o estúdio, a menos que sejamos proibidos.
        </p>
      </>
    ),
  },
  {
    id: 'place',
    title: 'Onde os dados ficam',
    body: (
      <p>
        O serviço e seus backups ficam na Amazon Web Services, em uma região; pergunte qual em <Mail />. Ela
        pode estar fora do seu país. As transferências do Espaço Econômico Europeu e do Reino Unido se baseiam
        nas cláusulas contratuais padrão; as do Brasil, nas cláusulas da sua autoridade de proteção de dados,
        e as do México, no seu contrato conosco e neste aviso.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'Como são protegidos',
    body: (
      <p>
        Os dados são criptografados em trânsito e em repouso. Os dados de cada estúdio ficam separados por
        regras que o servidor aplica em cada solicitação. Cada parte do serviço tem só os direitos de que
        precisa. Se uma violação atingir seus dados, avisamos você sem demora e em até 72 horas depois de
        sabermos, com o que sabemos e o que estamos fazendo.
      </p>
    ),
  },
  {
    id: 'retention',
    title: 'Por quanto tempo são guardados',
    body: (
      <ul>
        <li>
          Conta, grade, reservas e registros: enquanto a conta existir. Você pode excluir as reservas, ou
          todos os dados, a qualquer momento.
        </li>
        <li>Depois que uma conta é encerrada: excluídos em 30 dias, e dos backups 35 dias depois.</li>
        <li>Credenciais e acesso ao Google: excluídos imediatamente quando você desconecta ou substitui.</li>
        <li>Registros técnicos: 90 dias.</li>
        <li>Faturas e registros de pagamento: pelo tempo que a lei fiscal exige.</li>
      </ul>
    ),
  },
  {
    id: 'rights',
    title: 'Seus direitos',
    body: (
      <>
        <p>
          Seja você quem for, pode perguntar que dados seus temos e pedir que sejam corrigidos ou excluídos.
        </p>
        <ul>
          <li>
            <b>México (LFPDPPP):</b> acesso, retificação, cancelamento e oposição (ARCO), revogação do
            consentimento e limites ao uso ou à divulgação. Respondemos em 20 dias úteis e agimos em mais 15.
          </li>
          <li>
            <b>Brasil (LGPD):</b> confirmação e acesso, correção, anonimização, bloqueio ou eliminação,
            portabilidade, informação sobre compartilhamento e revogação do consentimento. Você pode recorrer
            à ANPD.
          </li>
          <li>
            <b>Espaço Econômico Europeu e Reino Unido (GDPR):</b> acesso, retificação, apagamento, limitação,
            portabilidade e oposição. Respondemos em um mês. Você pode reclamar à sua autoridade de controle.
          </li>
        </ul>
        <p>
          Escreva para <Mail /> a partir do e-mail da sua conta, ou com uma prova de quem você é. Não custa
          nada, e ninguém é tratado pior por perguntar.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies e armazenamento local',
    body: (
      <p>
        {name} não usa cookies de publicidade nem de análise. Um cookie guarda o idioma que você escolheu. O
        armazenamento local do seu navegador guarda sua sessão, o status da sua assinatura e a aparência que
        você escolheu. Sair remove a sessão. A Stripe usa seus próprios cookies nas páginas de pagamento para
        prevenir fraudes.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Menores, mudanças e contato',
    body: (
      <>
        <p>
          As contas são para empresas e pessoas maiores de idade. Quando mudamos esta política, dizemos aqui,
          e por e-mail 30 dias antes quando a mudança é relevante.
        </p>
        <p>
          Dúvidas e solicitações: <Mail />.
        </p>
      </>
    ),
  },
];
