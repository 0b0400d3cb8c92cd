import { product } from '#shared/product.ts';
import { privacyPath } from '../../paths.ts';
import { monthlyPrice } from '../../price.ts';
import { Mail } from '../common.tsx';
import type { Section } from '../legal-page.tsx';

const { name, trialDays } = product;

export const serviceSections: readonly Section[] = [
  {
    id: 'agreement',
    title: 'El contrato',
    body: (
      <p>
        Estos términos son el contrato entre {name} y el estudio que abre una cuenta. Quien la abre confirma
        que puede actuar en nombre del estudio y que es mayor de edad. Si no estás de acuerdo, no uses el
        servicio.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'Qué hace el servicio',
    body: (
      <>
        <p>
          {name} importa el horario y las reservas de un estudio, pronostica la demanda, recomienda cuántos
          lugares ofrecer en cada canal y los cambia en los marketplaces que conectas, con tu aprobación o
          según reglas que tú activas. La automatización se puede pausar en cualquier momento.
        </p>
        <p>
          Los pronósticos son estimaciones. Dependen de los datos que nos das y de lo que hace la gente, y no
          prometemos ningún monto de ingresos ni de ocupación. Tú sigues siendo responsable de tu horario, tus
          precios y tus contratos con los marketplaces.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Tu cuenta',
    body: (
      <p>
        Danos datos correctos, no compartas tu contraseña y avísanos en <Mail /> si sospechas que alguien más
        usa tu cuenta. Respondes por lo que se haga con ella, a menos que la falla sea nuestra.
      </p>
    ),
  },
  {
    id: 'trial',
    title: 'Prueba gratis, precio y pago',
    body: (
      <>
        <p>
          Los primeros {trialDays} días son gratis, una vez por estudio. Para empezar la prueba se necesita
          una tarjeta. A menos que canceles antes de que termine la prueba, después empieza la suscripción y
          se cobran a tu tarjeta {monthlyPrice}, más impuestos donde correspondan, por adelantado cada mes
          hasta que canceles.
        </p>
        <p>
          Stripe procesa los pagos; se les aplican sus términos. Si un cobro falla, lo intentamos de nuevo y
          te avisamos. El acceso se puede suspender mientras haya un pago vencido; entretanto tus datos se
          conservan.
        </p>
        <p>
          Anunciamos por correo un cambio de precio al menos 30 días antes de que te aplique. Puedes cancelar
          antes.
        </p>
      </>
    ),
  },
  {
    id: 'cancel',
    title: 'Cancelación',
    body: (
      <p>
        Cancela cuando quieras en la configuración de facturación, sin dar un motivo. Durante la prueba no se
        te cobra nada. Después, el servicio sigue disponible hasta el final del mes pagado y no se renueva.
        Los meses empezados no se reembolsan, salvo que la ley diga otra cosa o que no hayamos prestado el
        servicio.
      </p>
    ),
  },
  {
    id: 'marketplaces',
    title: 'Marketplaces y otros servicios',
    body: (
      <>
        <p>
          Al conectar un marketplace, un sistema o un buzón, nos pides actuar ahí por ti y confirmas que
          puedes darnos ese acceso. Cumples los términos que tienes con esas empresas. Puedes desconectar cada
          una en cualquier momento.
        </p>
        <p>
          Son independientes de {name}, y sus nombres pertenecen a sus dueños. Cuando una de ellas no está
          disponible o cambia su forma de funcionar, una parte del servicio se puede interrumpir; te
          informamos de lo que no se pudo hacer.
        </p>
      </>
    ),
  },
  {
    id: 'data',
    title: 'Tus datos',
    body: (
      <>
        <p>
          Tus datos siguen siendo tuyos. Nos permites usarlos para prestarte el servicio. La{' '}
          <a href={privacyPath}>Política de privacidad</a> dice cómo se tratan los datos personales y es parte
          de este contrato.
        </p>
        <p>
          De los datos de tus clientes tú eres el responsable y nosotros tu encargado. Los tratamos según tus
          instrucciones documentadas, obligamos al secreto a quienes los manejan, los protegemos como describe
          la política, usamos solo a los subencargados que ahí se nombran, te ayudamos a responder solicitudes
          y a cumplir tus deberes, informamos de vulneraciones, borramos o devolvemos los datos cuando termina
          el contrato y te damos lo que necesitas para comprobarlo. Tú te aseguras de que puedes compartir
          esos datos con nosotros.
        </p>
      </>
    ),
  },
];

export const lawSections: readonly Section[] = [
  {
    id: 'conduct',
    title: 'Uso correcto',
    body: (
      <>
        <p>Te comprometes a no:</p>
        <ul>
          <li>usar el servicio contra la ley o los derechos de otros;</li>
          <li>buscar datos de otros estudios ni eludir la seguridad o los límites;</li>
          <li>alterar el servicio ni probar su seguridad sin nuestro consentimiento por escrito;</li>
          <li>revenderlo ni copiarlo para crear uno que compita.</li>
        </ul>
        <p>
          Podemos suspender una cuenta que rompa estas reglas o ponga en riesgo a otros. Cuando podemos, antes
          te avisamos y te damos tiempo para corregirlo.
        </p>
      </>
    ),
  },
  {
    id: 'ownership',
    title: 'Nuestro software',
    body: (
      <p>
        {name}, su software y sus marcas son nuestros. Mientras tu suscripción o tu prueba esté activa, puedes
        usar el servicio para tu estudio. Si nos envías ideas, podemos usarlas sin deberte nada por ellas.
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'Disponibilidad y garantía',
    body: (
      <p>
        Operamos el servicio con cuidado profesional y reparamos las fallas sin demora, pero se puede
        interrumpir por mantenimiento o por causas fuera de nuestro control. Más allá de lo que dicen estos
        términos, y hasta donde la ley lo permite, se presta tal como está, sin otras garantías.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Responsabilidad',
    body: (
      <>
        <p>
          Hasta donde la ley lo permite, ninguna de las partes responde ante la otra por ganancias perdidas,
          reservas perdidas u otros daños indirectos, y nuestra responsabilidad por todas las reclamaciones de
          cualquier periodo de doce meses se limita a lo que nos pagaste en esos doce meses.
        </p>
        <p>
          Nada de lo anterior limita la responsabilidad por dolo, negligencia grave, daños a las personas o
          cualquier otra que la ley no permita limitar.
        </p>
      </>
    ),
  },
  {
    id: 'end',
    title: 'El fin del contrato',
    body: (
      <p>
        El contrato dura hasta que tú o nosotros lo terminemos. Puedes cerrar tu cuenta en cualquier momento.
        Nosotros podemos terminarlo con 30 días de aviso, reembolsando los meses pagados por adelantado, o de
        inmediato tras un incumplimiento grave. Puedes exportar tus datos antes de que se cierre la cuenta;
        después se borran como dice la Política de privacidad. Lo que por su naturaleza sobrevive al contrato,
        como la responsabilidad y la ley aplicable, permanece.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Cambios a estos términos',
    body: (
      <p>
        Anunciamos por correo los cambios importantes al menos 30 días antes de que apliquen. Si no estás de
        acuerdo, cancela antes de ese día; usar el servicio después significa que los aceptas.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Ley aplicable',
    body: (
      <p>
        Estos términos se rigen por las leyes vigentes en la Ciudad de México, México, y sus tribunales son
        competentes. Las reglas obligatorias que te protegen donde vives no se tocan. Si una disposición no es
        válida, las demás siguen vigentes. No puedes ceder este contrato sin nuestro consentimiento; nosotros
        podemos cederlo junto con el negocio, avisándote. Si esta versión y la versión en inglés difieren, se
        aplica la versión en inglés, salvo que la ley de donde vives diga otra cosa.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contacto',
    body: (
      <p>
        Preguntas sobre estos términos: <Mail />. Enviamos los avisos al correo de tu cuenta.
      </p>
    ),
  },
];
