"""Check, order, documents: by a client that a generator made from the description of the partner interface alone."""

from __future__ import annotations

import os
import time
import uuid
from typing import Any, TypeVar

import httpx
from cotta_partner_interface_client import AuthenticatedClient, models
from cotta_partner_interface_client.api.partner import (
    get_partner_checks_id,
    get_partner_documents,
    get_partner_documents_id_content,
    get_partner_orders_id,
    patch_partner_order_drafts_id,
    post_partner_checks,
    post_partner_order_drafts,
    post_partner_orders,
    post_partner_quotes,
    post_partner_sandbox_orders_id_pay,
)

Answer = TypeVar("Answer")
origin = os.environ["ORIGIN"]
given = httpx.post(
    f"{origin}/oauth/token",
    auth=(os.environ["CLIENT_ID"], os.environ["CLIENT_SECRET"]),
    data={"grant_type": "client_credentials"},
)
client = AuthenticatedClient(
    base_url=origin, token=given.raise_for_status().json()["access_token"], timeout=httpx.Timeout(60)
)


def good(answer: Answer | models.Problem | None) -> Answer:
    """The answer of a call, or an error with what the problem document says."""
    if answer is None or isinstance(answer, models.Problem):
        raise RuntimeError(answer)
    return answer


def key() -> str:
    return str(uuid.uuid4())


wish: dict[str, Any] = {
    "type": "TEXT",
    "value": "Lumara",
    "jurisdictions": ["EU"],
    "jurisdictions_undecided": False,
    "business_description": "Lamps of blown glass.",
    "websites": [],
    "contact": {"email": os.environ["EMAIL"], "first_name": "Jana", "last_name": "Malá", "phone": ""},
    "language": "en",
    "country": "SK",
    "currency": "EUR",
    "send_marketing_emails": False,
}
check = good(
    post_partner_checks.sync(
        client=client, idempotency_key=key(), body=models.PostPartnerChecksBody.from_dict(wish)
    )
)
asked = good(get_partner_checks_id.sync(check.id, client=client))

drafted = good(
    post_partner_order_drafts.sync(
        client=client, idempotency_key=key(), body=models.PostPartnerOrderDraftsBody.from_dict(wish)
    )
)
details = {
    "jurisdictions": ["EU"],
    "goods": [{"class_number": 11, "terms": ["lamps"]}],
    "office_goods": [],
    "owner": {
        "kind": "APPLICANT_BUSINESS",
        "business_name": "Lumara s. r. o.",
        "street": "Dlhá 1",
        "city": "Nitra",
        "postcode": "949 01",
        "country": "SK",
    },
    "billing": {"same_as_owner": True},
    "e2e_protection": False,
    "brand_protection": False,
    "euipo_grant_requested": False,
}
good(
    patch_partner_order_drafts_id.sync(
        drafted.id,
        client=client,
        idempotency_key=key(),
        body=models.PatchPartnerOrderDraftsIdBody.from_dict(details),
    )
)
price = good(
    post_partner_quotes.sync(
        client=client,
        idempotency_key=key(),
        body=models.PostPartnerQuotesBody.from_dict(
            {
                "filings": [{"jurisdiction": "EU", "classes": 1}],
                "currency": "EUR",
                "customer_kind": "BUSINESS",
                "country": "SK",
            }
        ),
    )
)
order = good(
    post_partner_orders.sync(
        client=client,
        idempotency_key=key(),
        body=models.PostPartnerOrdersBody.from_dict(
            {
                "registration_request_id": str(drafted.id),
                "quote": price.token,
                "currency": price.currency,
                "ordered_items": ["EU 1"],
                "filing_classes_count": 1,
                "terms_accepted": True,
            }
        ),
    )
)
paid = good(
    post_partner_sandbox_orders_id_pay.sync(
        drafted.id,
        client=client,
        idempotency_key=key(),
        body=models.PostPartnerSandboxOrdersIdPayBody.from_dict({}),
    )
)

# The invoice is made after the payment; a program hears of it by events, this one looks again until it is there.
until = time.monotonic() + 120
documents = good(get_partner_documents.sync(client=client)).items
while not documents and time.monotonic() < until:
    time.sleep(0.5)
    documents = good(get_partner_documents.sync(client=client)).items
content = good(get_partner_documents_id_content.sync(documents[0].id, client=client)).payload.read()
known = good(get_partner_orders_id.sync(drafted.id, client=client))
print(asked.status, order.status, paid.payment, known.id == drafted.id, documents[0].media_type, len(content) == documents[0].size)
