import { styles, type Layout } from './layout.ts';

const { us, uk, iso } = styles;

/** Bookings in the export formats of English-speaking countries. */
export const englishBookings: readonly Layout[] = [
  {
    source: 'mindbody',
    kind: 'bookings',
    style: us,
    columns: `Client ID | - | id
Client | customer_name | person
Visit Date | class_date | date
Visit Time | class_time | time
Visit Type | class_name | class
Room | room | room
Pricing Option | booking_type | payment
Exp. Date | - | later
Visits Rem. | - | few
Staff | - | person
Revenue per Visit | studio_revenue | money
Booking Method | booking_source | source
Date Booked | booked_at | moment`,
  },
  {
    source: 'glofox',
    kind: 'bookings',
    style: uk,
    columns: `Booking ID | booking_reference | code
Member Name | customer_name | person
Member Email | customer_email | email
Class Name | class_name | class
Class Date | class_date | date
Class Time | class_time | time
Facility | room | room
Membership Plan | booking_type | payment
Amount Paid | studio_revenue | money
Created At | booked_at | moment
Status | status | status`,
  },
  {
    source: 'momence',
    kind: 'bookings',
    style: iso,
    columns: `Session | class_name | class
Session date | class_date+class_time | dateTime
Customer name | customer_name | person
Customer email | customer_email | email
Payment method | booking_type | payment
Home location | - | site
Location | room | room
Sold for | studio_revenue | money
Booked on | booked_at | moment
Cancelled on | cancelled_at | rareMoment`,
  },
  {
    source: 'zen-planner',
    kind: 'bookings',
    style: us,
    columns: `Person | customer_name | person
Program | - | category
Class | class_name | class
Class Date | class_date | date
Class Time | class_time | time
Area | room | room
Membership | booking_type | payment
Reservation Created | booked_at | moment
Attended | - | yesNo
Value | studio_revenue | money`,
  },
  {
    source: 'mariana-tek',
    kind: 'bookings',
    style: us,
    columns: `Reservation ID | booking_reference | code
Class Session | class_name | class
Class Date | class_date | date
Class Start Time | class_time | time
Classroom | room | room
Customer | customer_name | person
Customer Email | customer_email | email
Reservation Type | - | resType
Payment Option | booking_type | payment
Net Revenue | studio_revenue | money
Creation Date | booked_at | moment
Spot | - | spot`,
  },
  {
    source: 'vagaro',
    kind: 'bookings',
    style: us,
    columns: `Appointment Date | class_date | date
Time | class_time | time
Service | class_name | class
Service Category | - | category
Provider | - | person
Customer | customer_name | person
Resource | room | room
Paid With | booking_type | payment
Price | booking_price | money
Net | studio_revenue | money
Booked Date | booked_at | moment
Booked By | booking_source | source`,
  },
  {
    source: 'acuity',
    kind: 'bookings',
    style: us,
    columns: `Start Time | class_date+class_time | dateTime
End Time | - | endDateTime
First Name | customer_name | first
Last Name | customer_name | last
Email | customer_email | email
Type | class_name | class
Calendar | room | room
Appointment Price | booking_price | money
Paid? | - | yesNo
Amount Paid Online | studio_revenue | money
Certificate Code | booking_type | payment
Date Scheduled | booked_at | moment`,
  },
  {
    source: 'punchpass',
    kind: 'bookings',
    style: us,
    columns: `Customer | customer_name | person
Class | class_name | class
Date | class_date | date
Time | class_time | time
Location | room | room
Pass | booking_type | payment
Pass Value | studio_revenue | money
Reserved On | booked_at | moment
Checked In | - | yesNo`,
  },
  {
    source: 'hapana',
    kind: 'bookings',
    style: uk,
    columns: `Session Name | class_name | class
Session Date | class_date | date
Session Time | class_time | time
Room | room | room
Client Name | customer_name | person
Package | booking_type | payment
Recognised Revenue | studio_revenue | money
Reserved At | booked_at | moment
Booking Status | status | status`,
  },
  {
    source: 'sutra',
    kind: 'bookings',
    style: iso,
    columns: `Attendee | customer_name | person
Attendee Email | customer_email | email
Event | class_name | class
Event Date | class_date | date
Event Time | class_time | time
Venue | room | room
Purchased With | booking_type | payment
Payout | studio_revenue | money
Fee | marketplace_fee | money
Order Date | booked_at | moment`,
  },
  {
    source: 'gymcatch',
    kind: 'bookings',
    style: { ...uk, currency: '€' },
    columns: `Event name | class_name | class
Event type | - | category
Event start | class_date+class_time | dateTime
Attendee name | customer_name | person
Attendee email | customer_email | email
Place | room | room
Paid by | booking_type | payment
Income | studio_revenue | money
Booked at | booked_at | moment
Checked in at | - | rareMoment`,
  },
  {
    source: 'bookeo',
    kind: 'bookings',
    style: us,
    columns: `Booking number | booking_reference | code
Start | class_date+class_time | dateTime
Product | class_name | class
Participants | booked_places | one
Customer | customer_name | person
Email address | customer_email | email
Resource | room | room
Coupon or pass | booking_type | payment
Total gross | booking_price | money
Total paid | studio_revenue | money
Created | booked_at | moment
Created by | booking_source | source`,
  },
  {
    source: 'walla',
    kind: 'bookings',
    style: { ...us, currency: '$' },
    columns: `Class | class_name | class
Class Category | - | category
Class Start | class_date+class_time | dateTime
Studio Space | room | room
Client | customer_name | person
Client Email | customer_email | email
Redeemed Offering | booking_type | payment
Redemption Value | studio_revenue | money
Registered At | booked_at | moment
Registration Channel | booking_source | source`,
  },
  {
    source: 'xplor',
    kind: 'bookings',
    style: { ...uk, currency: '$' },
    columns: `Booking Ref | booking_reference | code
Service Name | class_name | class
Service Type | - | category
Service Date | class_date | date
Service Time | class_time | time
Facility Name | room | room
Contact Name | customer_name | person
Contact Email | customer_email | email
Entitlement | booking_type | payment
Attributed Revenue | studio_revenue | money
Booking Date | booked_at | moment
Attendance | status | status`,
  },
  {
    source: 'plain-en',
    kind: 'bookings',
    style: { ...us, currency: '$' },
    columns: `Who | customer_name | person
What | class_name | class
Day | class_date | date
At | class_time | time
Where | room | room
How paid | booking_type | payment
We get | studio_revenue | money
Booked | booked_at | moment`,
  },
];
