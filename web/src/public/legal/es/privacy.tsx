import { product } from '#shared/product.ts';
import { Mail } from '../common.tsx';
import type { Section } from '../legal-page.tsx';

const { name } = product;

export const dataSections: readonly Section[] = [
  {
    id: 'roles',
    title: 'Quién es responsable de qué',
    body: (
      <>
        <p>
          {name} es un software para estudios de fitness. De los datos de nuestros propios clientes, es decir,
          de quienes tienen una cuenta con nosotros, {name} decide por qué y cómo se usan y es el responsable.
        </p>
        <p>
          De los datos de los clientes de un estudio, como quienes reservan sus clases, el responsable es el
          estudio y {name} es su encargado. Usamos esos datos según las instrucciones del estudio, para
          prestar el servicio y para nada más. Si reservaste una clase, acude primero al estudio; nosotros lo
          ayudamos a responderte.
        </p>
      </>
    ),
  },
  {
    id: 'data',
    title: 'Qué datos recopilamos',
    body: (
      <>
        <h3>De quienes dirigen el estudio y de su personal</h3>
        <ul>
          <li>
            Correo electrónico y contraseña. El servicio de acceso guarda la contraseña solo como un hash con
            sal.
          </li>
          <li>Datos regionales: moneda, país y zona horaria.</li>
          <li>
            El estado de la suscripción y los identificadores que nuestro proveedor de pagos usa para ti. Los
            números de tarjeta van directamente a Stripe; nunca llegan a nuestros servidores.
          </li>
          <li>Lo que escribes a nuestro soporte.</li>
          <li>
            Registros técnicos: hora, dirección IP, navegador y la operación solicitada, para que el servicio
            sea seguro y funcione.
          </li>
        </ul>
        <h3>Del estudio, como su encargado</h3>
        <ul>
          <li>El horario de clases: clases, salones, instructores, horas, cupos y precios.</li>
          <li>
            Las reservas: la clase, el canal, el estado, el importe y el nombre y correo de quien reservó,
            cuando los archivos o sistemas conectados del estudio los contienen.
          </li>
          <li>
            Las credenciales de marketplaces y sistemas. Se cifran con una llave propia, solo las abre el
            proceso que se comunica con ese marketplace y nunca se vuelven a mostrar, ni siquiera a ti.
          </li>
          <li>
            Los registros de cada cambio hecho en un marketplace, con los pasos que se dieron. Las
            credenciales no se incluyen en ellos.
          </li>
        </ul>
        <p>No pedimos datos de salud, y ningún archivo o mensaje que nos envíes debería contenerlos.</p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'Para qué los usamos',
    body: (
      <>
        <ul>
          <li>
            Para prestar el servicio: pronosticar la demanda, recomendar y ejecutar cambios de lugares y
            mostrarte los resultados (cumplimiento de nuestro contrato).
          </li>
          <li>
            Para cobrar la suscripción y llevar la contabilidad que exige la ley (contrato, deber legal).
          </li>
          <li>Para mantener seguro el servicio, encontrar fallas y prevenir abusos (interés legítimo).</li>
          <li>Para responderte y avisarte de cambios importantes para tu cuenta (contrato).</li>
        </ul>
        <p>
          No vendemos datos personales, no mostramos publicidad y no usamos datos personales para entrenar
          modelos de uso general. Los pronósticos se hacen por estudio, a partir de conteos de reservas. Para
          contar cuántos clientes reservan por otro canal cuando un marketplace ya no tiene lugar, los nombres
          de las reservas de un estudio se comparan mientras se hace un pronóstico; solo se guardan los
          conteos. Los pronósticos deciden sobre lugares en clases, nunca sobre una persona. Lo que contienen
          las columnas de los archivos de un estudio puede proponerse a otros estudios cuyos archivos tienen
          los mismos títulos de columna; no se comparte ningún título, ningún contenido de un archivo ni el
          nombre de ningún estudio.
        </p>
      </>
    ),
  },
  {
    id: 'google',
    title: 'Datos de usuario de Google',
    body: (
      <>
        <p>
          Un estudio puede conectar un buzón de Gmail para que las confirmaciones de reserva que llegan ahí se
          lean automáticamente. Es opcional. Pedimos acceso de solo lectura: {name} no puede enviar, cambiar
          ni borrar mensajes. Buscamos mensajes de los marketplaces con los que trabaja el estudio y tomamos
          de ellos los datos de la reserva; los mensajes mismos no se guardan, salvo el texto de uno que
          espera la revisión del estudio, que se guarda hasta entonces y como máximo 60 días.
        </p>
        <p>
          Un estudio puede enseñar una vez a {name} qué formato tienen los mensajes de un remitente. De eso se
          guarda el formato: su redacción, con marcadores en lugar de nombres, números y direcciones. Si
          varios estudios enseñan el mismo formato y este consta solo de palabras comunes, nuestro equipo
          puede ver esa redacción y el dominio del remitente, y permitir que sirva a los demás estudios que
          reciben mensajes del mismo remitente. No se comparte ningún mensaje ni nada que haya escrito un
          cliente o un estudio.
        </p>
        <p>
          El uso y la transferencia que hace {name} de la información recibida de las API de Google cumplen la{' '}
          <a href="https://developers.google.com/terms/api-services-user-data-policy">
            Google API Services User Data Policy
          </a>
          , incluidos sus requisitos de uso limitado (Limited Use). En particular, esa información se usa
          únicamente para dar esta función al estudio; no se transfiere a otros salvo lo necesario para dar la
          función, para cumplir la ley o como parte de una fusión con el consentimiento del estudio; nunca se
          usa para publicidad ni para entrenar modelos de uso general; y ninguna persona la lee, a menos que
          el estudio nos lo pida o lo exijan la seguridad o la ley.
        </p>
        <p>
          Puedes terminar el acceso en cualquier momento en {name} o en tu{' '}
          <a href="https://myaccount.google.com/permissions">cuenta de Google</a>. Entonces borramos de
          inmediato la llave de acceso.
        </p>
      </>
    ),
  },
];

const processors = [
  {
    who: 'Amazon Web Services',
    what: 'Alojamiento, almacenamiento, acceso, llaves',
    which: 'Todos los datos del servicio',
  },
  { who: 'Stripe', what: 'Pagos y facturas', which: 'Correo, datos de pago, suscripción' },
  { who: 'Google', what: 'Lectura de Gmail, si se conecta', which: 'Acceso al buzón que conectas' },
] as const;

const Processors = () => (
  <table aria-label="Empresas que tratan datos para nosotros">
    <thead>
      <tr>
        <th scope="col">Empresa</th>
        <th scope="col">Finalidad</th>
        <th scope="col">Datos</th>
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
    title: 'Quién más maneja datos',
    body: (
      <>
        <p>
          Estas empresas trabajan para nosotros con contratos que las obligan a la confidencialidad y la
          seguridad:
        </p>
        <Processors />
        <p>
          Los marketplaces que un estudio conecta reciben lo necesario para cambiar lugares ahí: la clase, su
          hora y el número de lugares. Actúan según sus propios términos con el estudio. Anunciamos por correo
          a un nuevo subencargado al menos 30 días antes de que empiece, y el estudio puede oponerse. Fuera de
          eso solo revelamos datos cuando la ley nos obliga, y antes avisamos al estudio, a menos que se nos
          prohíba.
        </p>
      </>
    ),
  },
  {
    id: 'place',
    title: 'Dónde se guardan los datos',
    body: (
      <p>
        El servicio y sus respaldos están en Amazon Web Services, en una región; pregúntanos cuál en <Mail />.
        Puede estar fuera de tu país. Las transferencias desde el Espacio Económico Europeo y el Reino Unido
        se basan en las cláusulas contractuales tipo; las de Brasil, en las cláusulas de su autoridad de
        protección de datos, y las de México, en tu contrato con nosotros y en este aviso.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'Cómo se protegen',
    body: (
      <p>
        Los datos van cifrados en tránsito y en reposo. Los datos de cada estudio se mantienen aparte con
        reglas que el servidor aplica en cada solicitud. Cada parte del servicio tiene solo los permisos que
        necesita. Si una vulneración afecta tus datos, te avisamos sin demora y a más tardar 72 horas después
        de conocerla, con lo que sabemos y lo que estamos haciendo.
      </p>
    ),
  },
  {
    id: 'retention',
    title: 'Cuánto tiempo se conservan',
    body: (
      <ul>
        <li>
          Cuenta, horario, reservas y registros: mientras exista la cuenta. Puedes borrar las reservas, o
          todos los datos, en cualquier momento.
        </li>
        <li>Después de cerrar una cuenta: se borran en 30 días, y de los respaldos 35 días después.</li>
        <li>
          Credenciales y acceso a Google: se borran de inmediato cuando los desconectas o los reemplazas.
        </li>
        <li>Registros técnicos: 90 días.</li>
        <li>Facturas y registros de pago: el tiempo que exige la ley fiscal.</li>
      </ul>
    ),
  },
  {
    id: 'rights',
    title: 'Tus derechos',
    body: (
      <>
        <p>
          Seas quien seas, puedes preguntarnos qué datos tuyos tenemos y pedir que se corrijan o se borren.
        </p>
        <ul>
          <li>
            <b>México (LFPDPPP):</b> acceso, rectificación, cancelación y oposición (ARCO), revocación del
            consentimiento y límites al uso o la divulgación. Respondemos en 20 días hábiles y actuamos en 15
            más.
          </li>
          <li>
            <b>Brasil (LGPD):</b> confirmación y acceso, corrección, anonimización, bloqueo o eliminación,
            portabilidad, información sobre con quién se comparten y revocación del consentimiento. Puedes
            acudir a la ANPD.
          </li>
          <li>
            <b>Espacio Económico Europeo y Reino Unido (RGPD):</b> acceso, rectificación, supresión,
            limitación, portabilidad y oposición. Respondemos en un mes. Puedes reclamar ante tu autoridad de
            control.
          </li>
        </ul>
        <p>
          Escribe a <Mail /> desde el correo de tu cuenta, o con una prueba de quién eres. No cuesta nada y
          nadie recibe un peor trato por preguntar.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies y almacenamiento local',
    body: (
      <p>
        {name} no usa cookies de publicidad ni de analítica. Una cookie guarda el idioma que elegiste. El
        almacenamiento local de tu navegador guarda tu sesión, el estado de tu suscripción y la apariencia que
        elegiste. Al cerrar sesión se borra la sesión. Stripe usa sus propias cookies en sus páginas de pago
        para prevenir fraudes.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Menores, cambios y contacto',
    body: (
      <>
        <p>
          Las cuentas son para empresas y personas mayores de edad. Cuando cambiamos esta política lo decimos
          aquí, y por correo 30 días antes si el cambio es importante.
        </p>
        <p>
          Preguntas y solicitudes: <Mail />.
        </p>
      </>
    ),
  },
];
